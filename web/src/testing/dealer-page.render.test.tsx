import { useQueryClient } from '@tanstack/react-query'
import { Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { Dealer } from '#web/entities/dealer/queries.ts'
import { DealerList } from '#web/features/dealer/dealer-list.tsx'
import { at, listing } from './fixtures.ts'
import { fakeApi, renderIn, routerAt } from './render.tsx'
import { DealerPage } from '#web/pages/dealer.tsx'

const dealer: Dealer = {
  id: `usr_${'0'.repeat(25)}9`,
  slug: 'pearl-cars',
  businessName: 'Pearl Cars',
  city: 'Doha',
  country: 'Qatar',
  description: '',
  logoUrl: null,
  coverImageUrl: null,
  phoneNumber: null,
  whatsappNumber: null,
  website: null,
  address: '',
  rating: null,
  reviewCount: 0,
  yearsInBusiness: null,
  totalSales: 0,
  carsAvailable: 1,
  verificationStatus: 'PENDING',
  listings: [],
  hours: null,
  memberSince: at,
  isEmailConfirmed: true,
  isPhoneConfirmed: true,
  responseTime: null,
}

const found = { listings: [listing], total: 1, page: 1, facets: {} }
const answers: Record<string, unknown> = {
  'GET /api/dealers/pearl-cars': dealer,
  'GET /api/dealers': [dealer],
  'GET /api/listings': found,
}

/** Asks for everything again, as an act on the page does. */
const Again = () => {
  const client = useQueryClient()
  return <button onClick={() => void client.invalidateQueries()}>Again</button>
}

const atDealer = routerAt('/dealer/pearl-cars')

it.each([
  [
    'a storefront and its cars stay',
    <Routes key="storefront">
      <Route path="/dealer/:slug" element={<DealerPage />} />
    </Routes>,
    ['Pearl Cars', listing.title],
  ],
  ['the list of dealers stays', <DealerList key="list" search="" onClear={() => {}} />, ['Pearl Cars']],
])('%s where asking for it again fails', async (_, page, shown) => {
  let isBusy = false
  const refused = vi.fn<(route: string) => void>()
  fakeApi((route) => {
    const body = answers[route]
    if (!body || !isBusy) return body ? { body } : undefined
    refused(route)
    return { status: 503, body: { code: 'UNAVAILABLE', message: '' } }
  })
  const screen = await renderIn(
    'en',
    <>
      <Again />
      {page}
    </>,
    ['storefront', 'showroom', 'cars', 'dealers', 'directory', 'dealer-reviews', 'listing'],
    atDealer,
  )
  const all = shown.map((text) => screen.getByText(text, { exact: true }).first())
  for (const each of all) await expect.element(each).toBeVisible()
  isBusy = true
  await screen.getByRole('button', { name: 'Again' }).click()
  await expect.poll(() => refused.mock.calls.length).toBeGreaterThanOrEqual(shown.length)
  // The failed answers are drawn by then.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  for (const each of all) await expect.element(each).toBeVisible()
})

it('a dealership without cars and logo has nothing to choose among, and the letters of its Arabic name stand apart', async () => {
  const none = { ...dealer, businessNameAr: 'معرض البوابة', carsAvailable: 0 }
  fakeApi((route) => {
    if (route === 'GET /api/listings')
      return { body: { ...found, listings: [], total: 0, facets: { make: [], bodyType: [] } } }
    return route === 'GET /api/dealers/pearl-cars' ? { body: none } : undefined
  })
  const screen = await renderIn(
    'ar',
    <Routes>
      <Route path="/dealer/:slug" element={<DealerPage />} />
    </Routes>,
    ['storefront', 'showroom', 'cars', 'dealers', 'directory', 'dealer-reviews', 'listing'],
    atDealer,
  )
  await expect.element(screen.getByText('م\u200cا', { exact: true }).first()).toBeVisible()
  await expect.poll(() => screen.getByRole('combobox').elements()).toEqual([])
  expect(document.querySelector('[aria-pressed]')).toBeNull()
})

it.each([
  ['Salwa Road 210', 'Pearl Cars, Salwa Road 210, Al Wakrah, Qatar'],
  ['', 'Pearl Cars, Al Wakrah, Qatar'],
])('is sought on a map in its city, with the address “%s”', async (address, query) => {
  const inWakrah = { ...dealer, address, city: 'Al Wakrah' }
  fakeApi((route) => {
    const body = route === 'GET /api/dealers/pearl-cars' ? inWakrah : answers[route]
    return body ? { body } : undefined
  })
  await renderIn(
    'en',
    <Routes>
      <Route path="/dealer/:slug" element={<DealerPage />} />
    </Routes>,
    ['storefront', 'showroom', 'cars', 'dealers', 'directory', 'dealer-reviews', 'listing'],
    atDealer,
  )
  const link = () => document.querySelector<HTMLAnchorElement>('a[href*="google.com/maps"]')
  await expect.poll(link).not.toBeNull()
  expect(new URL(link()!.href).searchParams.get('query')).toBe(query)
})
