import { page } from 'vitest/browser'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import availabilityTexts from '#web/i18n/en/availability.ts'
import { CarPage } from '#web/pages/car.tsx'
import { listingDetail as detail } from './listing-detail.ts'
import { fakeApi, renderIn } from './render.tsx'

// Comes when a test says so.
const comes = vi.hoisted(() => {
  let now = () => {}
  const said = new Promise<void>((done) => (now = done))
  return { now: () => now(), said }
})
vi.mock('#web/features/contact/message-button.tsx', async (original) => {
  await comes.said
  return original()
})

const show = async (car: ListingDetail, hash = '') => {
  fakeApi((route) => (route === `GET /api/listings/${car.slug}` ? { body: car } : undefined))
  await renderIn(
    'en',
    <Routes>
      <Route path="/cars/:slug" element={<CarPage />} />
    </Routes>,
    ['listing', 'cars', 'availability', 'lead', 'price-offer', 'viewing'],
    ({ children }) => <MemoryRouter initialEntries={[`/cars/${car.slug}${hash}`]}>{children}</MemoryRouter>,
  )
}

afterEach(() => vi.restoreAllMocks())

it('keeps the buttons of the bar where they are when the one between them comes', async () => {
  await page.viewport(390, 800)
  await show({ ...detail, seller: { ...detail.seller, phoneNumber: '+97433123456' } })
  const call = () => document.querySelector('[data-page-bar] a[href^="tel:"]')!.getBoundingClientRect()
  const message = () => document.querySelector('[data-page-bar] [aria-haspopup=dialog]')
  await expect.poll(() => document.querySelector('[data-page-bar]')).not.toBeNull()
  expect(message()).toBeNull()
  const { left, width } = call()
  comes.now()
  await expect.poll(message).not.toBeNull()
  expect([call().left, call().width]).toEqual([left, width])
  await page.viewport(1440, 900)
})

it.each(['#message', '#viewing'])(
  'a link to %s opens the form of a car that can be asked about',
  async (hash) => {
    await show(detail, hash)
    await expect.element(page.getByRole('dialog')).toBeVisible()
  },
)

it.each(['PAUSED', 'SOLD'] as const)(
  'a link to the form of a car that is %s says so, and opens no form that can only be refused',
  async (availability) => {
    // Else the form would only be late.
    await import('#web/features/contact/car-contact-dialog.tsx')
    await show({ ...detail, availability }, '#message')
    await expect.element(page.getByText(availabilityTexts[`${availability}.title`])).toBeVisible()
    expect(page.getByRole('dialog').elements()).toEqual([])
  },
)
