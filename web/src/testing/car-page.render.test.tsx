import { page } from 'vitest/browser'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { StaffRole } from '#shared/rules/user.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import availabilityTexts from '#web/i18n/en/availability.ts'
import vehicleTexts from '#web/i18n/en/vehicle.ts'
import { CarPage } from '#web/pages/car.tsx'
import { useActing } from '#web/stores/acting.ts'
import { setSession } from '#web/stores/session.ts'
import { idOf, user } from './fixtures.ts'
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
  fakeApi((route) => {
    if (route === 'GET /api/user') return { body: user }
    return route === `GET /api/listings/${car.slug}` ? { body: car } : undefined
  })
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

it('tells staff the state of their dealership’s car, and offers to edit it as a manager alone', async () => {
  setSession('a.token.b')
  const as = (role: StaffRole) =>
    useActing.setState({ acting: { dealershipId: idOf('usr', 9), dealership: 'Pearl Cars', role } })
  as('MANAGER')
  const own = {
    status: 'PENDING',
    version: 1,
    reasonCodes: [],
    rejectionReason: null,
  } satisfies ListingDetail['own']
  await show({ ...detail, dealerProfileId: idOf('usr', 9), own })
  await expect.element(page.getByText(vehicleTexts['own.PENDINGText'])).toBeVisible()
  const links = () => page.getByRole('link', { name: vehicleTexts['own.edit'] }).elements().length
  await expect.poll(links).toBe(1)
  as('SALES')
  await expect.poll(links).toBe(0)
  as('MANAGER')
  await expect.poll(links).toBe(1)
  // Who acts for nobody, as before they have opened the dashboard, could not save.
  useActing.setState({ acting: null })
  await expect.poll(links).toBe(0)
})

it('offers owners to edit their own car', async () => {
  setSession('a.token.b')
  useActing.setState({ acting: null })
  const own = {
    status: 'APPROVED',
    version: 1,
    reasonCodes: [],
    rejectionReason: null,
  } satisfies ListingDetail['own']
  for (const dealerProfileId of [null, user.id]) {
    await show({ ...detail, dealerProfileId, own })
    await expect.element(page.getByRole('link', { name: vehicleTexts['own.edit'] }).last()).toBeVisible()
  }
})
