import { expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { lastQatarDays } from '#shared/rules/qatar-day.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { user } from '#web/testing/fixtures.ts'
import { fakeApi, renderIn } from '#web/testing/render.tsx'
import { StockAnalytics } from './stock-analytics.tsx'

const none = { views: 0, contacts: 0, saves: 0 }

/** The page of a seller whose list of cars is empty, with views in the days of `lately` alone. */
const show = async (
  language: (typeof languages)[number],
  views: number,
  requests: number,
  lately = ['30', '90'],
) => {
  const days = lastQatarDays(30, new Date()).map((day) => ({ day, ...none, views: views / 30 }))
  fakeApi((route, _body, query) => {
    if (route === 'GET /api/seller/listings') return { body: [] }
    if (route === 'GET /api/seller/analytics') {
      const totals = { ...none, views: lately.includes(query.get('days') ?? '') ? views : 0 }
      return { body: { days, totals, before: none } }
    }
    const leads = { total: requests, NEW: requests, CONTACTED: 0, CLOSED: 0 }
    return { body: { leads, plates: requests, responseTime: null } }
  })
  const screen = await renderIn(language, <StockAnalytics user={user} />, [
    'analytics',
    'storefront',
    'dashboard',
  ])
  const text = (key: 'empty.title' | 'requests.title' | 'ways.none.cars') =>
    screen.getByText(loadedMessages(language, 'analytics')![key])
  return {
    empty: text('empty.title'),
    requests: text('requests.title'),
    noneOfCars: text('ways.none.cars'),
  }
}

it.each(languages)('a seller without any figure reads that there are none yet, %s', async (language) => {
  const { empty } = await show(language, 0, 0)
  await expect.element(empty).toBeVisible()
})

it.each([
  ['whose cars are all deleted', 60, 0],
  ['of plates alone', 0, 3],
])('a seller %s sees what was counted', async (_who, views, count) => {
  const { empty, requests } = await show('en', views, count)
  await expect.element(requests).toBeVisible()
  await expect.element(empty).not.toBeInTheDocument()
})

it.each(languages)(
  'requests about plates do not contradict that nobody asked for a car, %s',
  async (language) => {
    const { requests, noneOfCars } = await show(language, 0, 5)
    await expect.element(requests).toBeVisible()
    await expect.element(noneOfCars).toBeVisible()
  },
)

it('a seller whose cars were last seen before the chosen days sees the page, to choose more', async () => {
  const { empty, requests } = await show('en', 60, 0, ['90'])
  await expect.element(requests).toBeVisible()
  await expect.element(empty).not.toBeInTheDocument()
})
