import { cdp, page } from 'vitest/browser'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readablePhone } from '#shared/rules/phone.ts'
import { SiteLayout } from '#web/app/layouts/site-layout.tsx'
import { ListingCard } from '#web/entities/listing/listing-card.tsx'
import { CarPage } from '#web/pages/car.tsx'
import { listing } from './fixtures.ts'
import { listingDetail } from './listing-detail.ts'
import { fakeApi, renderIn } from './render.tsx'

const printing = (media: string) =>
  (cdp() as never as { send: (act: string, what: object) => Promise<void> }).send(
    'Emulation.setEmulatedMedia',
    { media },
  )

beforeEach(() => page.viewport(794, 1123))
afterEach(async () => {
  delete document.documentElement.dataset.theme
  await printing('')
  await page.viewport(1440, 900)
  vi.restoreAllMocks()
})

const seen = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())

it('a printed car has the number to call, and nothing that covers the text or is there to be pressed', async () => {
  const seller = { ...listingDetail.seller, phoneNumber: '+97433123456' }
  const car = { ...listingDetail, seller }
  fakeApi((route) => (route === `GET /api/listings/${car.slug}` ? { body: car } : undefined))
  await renderIn(
    'en',
    <Routes>
      <Route element={<SiteLayout />}>
        <Route path="/cars/:slug" element={<CarPage />} />
      </Route>
    </Routes>,
    ['listing', 'cars', 'lead'],
    ({ children }) => <MemoryRouter initialEntries={[`/cars/${car.slug}`]}>{children}</MemoryRouter>,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The page's own parts are there.
  await expect.poll(() => seen('[data-page-bar] button')).not.toEqual([])
  const frame = 'a[href="#main"], header, footer, [data-page-bar], [data-tab-bar], a[href^="tel:"]'
  expect(seen(frame)).not.toEqual([])
  await printing('print')
  expect(seen(frame)).toEqual([])
  const number = readablePhone(seller.phoneNumber)
  expect(seen('bdi').map(({ textContent }) => textContent)).toContain(number)
})

it('a card is not cut in two by the end of a sheet', async () => {
  await renderIn('en', <ListingCard listing={listing} sizes="92vw" />, ['cars'])
  await expect.element(page.getByRole('article')).toBeVisible()
  expect(getComputedStyle(page.getByRole('article').element()).breakInside).toBe('avoid')
})

it('prints dark letters for who chose the dark theme, too: paper stays white', async () => {
  document.documentElement.dataset.theme = 'dark'
  await renderIn('en', <h1>Land Cruiser</h1>)
  const heading = page.getByRole('heading').element()
  const colour = () => getComputedStyle(heading).color
  expect(colour()).toBe('rgb(245, 241, 234)')
  await printing('print')
  expect(colour()).toBe('rgb(28, 25, 23)')
})
