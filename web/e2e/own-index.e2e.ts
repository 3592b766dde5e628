import { expect } from 'playwright/test'
import { publishCar, registerDealer } from './support/api.ts'
import { expectGoodPage } from './support/axe.ts'
import { cutConnection } from './support/connection.ts'
import { test } from './support/story-test.ts'
import { uniqueName } from './support/unique-name.ts'

test(
  'the browser searches before the server answers, and goes on without a connection',
  { tag: '@desktop' },
  async ({ newPerson, request, messages: t }) => {
    const page = await newPerson()
    const main = page.getByRole('main')
    const cars = main.getByRole('article')
    const name = uniqueName()
    await publishCar(request, await registerDealer(request, name), { variant: name })
    const hasIndex = page.waitForResponse(/\/api\/market-index\/files\//)
    await page.goto('/cars')
    await expect(cars.filter({ hasText: name })).toHaveCount(1)
    await hasIndex
    const sort = async (order: string) => {
      await main.getByRole('combobox', { name: t('search.sort.label') }).selectOption(order)
      await expect(page).toHaveURL(new RegExp(`sortBy=${order.split('-')[0]}`))
      await expect(main.locator('ul[aria-busy=false]').first()).toBeVisible()
    }
    // A server that does not answer.
    await page.route('**/api/listings?*', () => {})
    const orders = ['priceQAR-asc', 'mileage-asc', 'priceQAR-desc', 'year-asc']
    await expect(() => sort(orders.shift()!)).toPass()
    await expect(cars).toHaveCount(20)
    await page.unrouteAll()

    await cutConnection(page)
    await sort('year-desc')
    await expect(cars).toHaveCount(20)
    await expect(page.getByText(t('device.offline.title')).first()).toBeVisible()
    await expectGoodPage(page)
  },
)
