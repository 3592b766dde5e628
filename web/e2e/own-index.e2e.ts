import { expect, type Page } from 'playwright/test'
import { publishCar, registerDealer } from './support/api.ts'
import { expectGoodPage } from './support/axe.ts'
import { test } from './support/story-test.ts'
import { uniqueName } from './support/unique-name.ts'

/** The searches that the server answers from now on. */
const watchSearches = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/listings') asked.push(search)
  })
  return asked
}

test(
  'the browser searches by itself, learns of a new car, and goes on without a connection',
  { tag: '@desktop' },
  async ({ newPerson, request, messages: t }) => {
    const page = await newPerson()
    const main = page.getByRole('main')
    const cars = main.getByRole('article')
    const hasIndex = page.waitForResponse(/\/api\/market-index\/changes/)
    await page.goto('/cars')
    await hasIndex
    const asked = watchSearches(page)
    const sort = async (order: string) => {
      await main.getByRole('combobox', { name: t('search.sort.label') }).selectOption(order)
      await expect(page).toHaveURL(new RegExp(`sortBy=${order.split('-')[0]}|/cars$`))
      await expect(main.locator('ul[aria-busy=false]').first()).toBeVisible()
    }
    await sort('priceQAR-asc')
    await main.locator('a[href*="page=2"]').first().click()
    await expect(page).toHaveURL(/page=2/)
    await expect(cars).toHaveCount(20)
    expect(asked).toEqual([])

    const name = uniqueName()
    const car = await publishCar(request, await registerDealer(request, name), { variant: name })
    // Changes come from another function than the search, which may know of the car a moment later.
    const isKnown = async () =>
      ((await (await request.get(`/api/market-index/cards?ids=${car.id}`)).json()) as unknown[]).length
    await expect.poll(isKnown).toBe(1)
    // A list that was shown before is kept until a search for another brings news, at most every two seconds.
    const others = ['mileage-asc', 'priceQAR-desc', 'year-asc']
    await expect(async () => {
      await sort(others.shift()!)
      await sort('createdAt-desc')
      await expect(cars.filter({ hasText: name })).toHaveCount(1, { timeout: 3000 })
    }).toPass()
    expect(asked).toEqual([])

    await page.context().setOffline(true)
    await sort('year-desc')
    await expect(cars).toHaveCount(20)
    await expect(page.getByText(t('device.offline.title')).first()).toBeVisible()
    await expectGoodPage(page)
  },
)
