import { useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { ComparePage } from '#web/pages/compare.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { setCompared } from '#web/stores/compared.ts'
import { at, listing, user } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn, routerAt } from '#web/testing/render.tsx'

const detail: ListingDetail = {
  ...listing,
  priceUSD: 45_000,
  engineSize: '',
  description: '',
  isAccidentFree: true,
  features: [],
  priceHistory: [],
  publishedAt: at,
  updatedAt: at,
  dealerProfile: null,
  video: null,
  seller: { name: user.firstName, memberSince: at } as never,
}
const other = { ...detail, id: `${listing.id.slice(0, -1)}2`, slug: 'toyota-camry-2020', title: 'Camry' }

it('removes a car that the address names by its slug and by its id', async () => {
  fakeApi((route) => {
    const car = [detail, other].find(({ id, slug }) => route.endsWith(id) || route.endsWith(slug))
    return car && { body: car }
  })
  let address = ''
  const Address = () => ((address = useLocation().search), null)
  const at = routerAt(`/compare?cars=${detail.slug},${other.slug},${detail.id}`)
  const page = (
    <>
      <Address />
      <ComparePage />
    </>
  )
  const screen = await renderIn('en', page, ['compare', 'cars'], at)
  const buttons = screen.getByRole('button', { name: /Remove/ })
  await expect.poll(() => buttons.elements().length).toBe(2)
  await buttons.first().click()
  await expect.poll(() => address).toBe(`?cars=${other.slug}`)
  await expect.poll(() => buttons.elements().length).toBe(1)
})

it('names a dealership in the language of the page', async () => {
  const dealerProfile = {
    id: user.id,
    slug: 'pearl-cars',
    businessName: 'Pearl Cars',
    businessNameAr: 'لؤلؤة السيارات',
  }
  const dealers = {
    ...detail,
    dealerProfile,
    seller: { ...detail.seller, name: dealerProfile.businessName },
  } as ListingDetail
  fakeApi((route) => {
    const car = [dealers, other].find(({ id, slug }) => route.endsWith(id) || route.endsWith(slug))
    return car && { body: car }
  })
  const at = routerAt(`/compare?cars=${detail.slug},${other.slug}`)
  const screen = await renderIn('ar', <ComparePage />, ['compare', 'cars'], at)
  await expect.element(screen.getByText(dealerProfile.businessNameAr, { exact: true })).toBeVisible()
  await expect.element(screen.getByText(user.firstName, { exact: true })).toBeVisible()
  expect(screen.getByText(dealerProfile.businessName).elements()).toEqual([])
})

it.each(languages)(
  'says in %s that a car is sold, and recommends those alone that can be had',
  async (language) => {
    const sold = { ...detail, availability: 'SOLD', priceQAR: 90_000, year: 2024, mileage: 9000 } as const
    const offered = { ...other, availability: 'AVAILABLE' } as const
    const third = { ...offered, id: `${listing.id.slice(0, -1)}3`, slug: 'dearer', priceQAR: 200_000 }
    const reserved = {
      ...sold,
      id: `${listing.id.slice(0, -1)}4`,
      slug: 'reserved',
      availability: 'RESERVED',
    }
    const all = [sold, offered, third, reserved]
    fakeApi((route) => {
      const car = all.find(({ slug }) => route.endsWith(slug))
      return car && { body: car }
    })
    const page = <ComparePage />
    const shown = all.map(({ slug }) => slug).join()
    const screen = await renderIn(
      language,
      page,
      ['compare', 'cars', 'evidence'],
      routerAt(`/compare?cars=${shown}`),
    )
    const [compare, cars] = [loadedMessages(language, 'compare')!, loadedMessages(language, 'cars')!]
    await expect.element(screen.getByRole('columnheader').getByText(cars.SOLD)).toBeVisible()
    const cellsOf = (label: string) =>
      screen
        .getByRole('row')
        .elements()
        .find((row) => row.querySelector('th')?.textContent.startsWith(label))!
        .querySelectorAll('td')
    const bests = (label: string, best: string) =>
      [...cellsOf(label)].map(({ textContent }) => textContent.includes(best))
    expect(bests(compare['row.price'], compare['best.price'])).toEqual([false, true, false, false])
    // Those two are of one year and have gone as far.
    expect(bests(compare['row.year'], compare['best.year'])).toEqual([false, false, false, false])
    expect(bests(compare['row.mileage'], compare['best.mileage'])).toEqual([false, false, false, false])
    expect(bests(compare['row.deal'], compare['deal.none'])).toEqual([false, true, true, true])
    expect(bests(compare['row.listed'], cars.SOLD)).toEqual([true, false, false, false])
    expect(bests(compare['row.listed'], compare.unnamed)).not.toContain(true)
  },
)

it('says that nothing is chosen only where nothing is', async () => {
  const text = () => loadedMessages('en', 'compare')!
  const nothing = await renderIn('en', <ComparePage />, ['compare', 'cars'])
  await expect.element(nothing.getByRole('heading', { name: text().empty })).toBeVisible()
  setCompared([detail.id, other.id])
  await expect.element(nothing.getByRole('heading', { name: text()['empty.waiting'] })).toBeVisible()
  await expect.element(nothing.getByRole('link', { name: /2 cars/ })).toBeVisible()
  setCompared([])
})
