import { afterEach, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/market.ts'
import { lastQatarDays } from '#shared/rules/qatar-day.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { useActing } from '#web/stores/acting.ts'
import { idOf, ownListing, user } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { CarAnalytics } from './car-analytics.tsx'

afterEach(() => useActing.setState({ acting: null }))

const dealer: CurrentUser = { ...user, role: 'SELLER_DEALERSHIP', isVerified: true }
const counts = { views: 30, contacts: 0, saves: 0 }

/** What of the figures of one car is there, once they are. */
const show = async (language: Language, availability: OwnListing['availability']) => {
  const car: OwnListing = { ...ownListing, availability, publishedAt: '2026-01-01T09:00:00.000Z' }
  fakeApi((route) => {
    if (route === 'GET /api/seller/listings') return { body: [car] }
    if (!route.endsWith('/analytics')) return undefined
    const days = lastQatarDays(30, new Date()).map((day) => ({ day, views: 1, contacts: 0, saves: 0 }))
    const similar = { count: 9, pace: { views: 1, contacts: 0, saves: 0 } }
    return { body: { days, totals: counts, before: counts, pace: counts, similar } }
  })
  const screen = await renderIn(language, <CarAnalytics id={car.id} user={dealer} />, [
    'analytics',
    'dashboard',
  ])
  const t = loadedMessages(language, 'analytics')!
  await expect.element(screen.getByText(t['car.page'])).toBeVisible()
  await expect.element(screen.getByText(t['ways.title'])).toBeVisible()
  const isThere = (key: 'car.market' | 'similar.title' | 'tips.title' | 'tips.edit') =>
    screen.getByText(t[key], { exact: false }).elements().length > 0
  return {
    days: isThere('car.market'),
    similar: isThere('similar.title'),
    tips: isThere('tips.title'),
    edit: isThere('tips.edit'),
  }
}

it.each(languages)(
  'compares a car on offer, counts its days and helps to sell it, in %s',
  async (language) => {
    expect(await show(language, 'AVAILABLE')).toEqual({ days: true, similar: true, tips: true, edit: true })
  },
)

it.each(['SOLD', 'PAUSED'] as const)(
  'counts no days of a car that is %s, nor compares it',
  async (availability) => {
    expect(await show('en', availability)).toEqual({ days: false, similar: false, tips: false, edit: false })
  },
)

it('offers no editing to a salesperson, whom the wizard does not let in', async () => {
  useActing.setState({ acting: { dealershipId: idOf('usr', 2), dealership: 'Al Waha', role: 'SALES' } })
  expect(await show('en', 'AVAILABLE')).toMatchObject({ tips: true, edit: false })
})
