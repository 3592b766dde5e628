import { expect } from 'playwright/test'
import { expectGoodPage } from './support/axe.ts'
import { test } from './support/story-test.ts'

test(
  'two cars are put aside, compared, and seen by whoever gets the link',
  { tag: '@desktop' },
  async ({ messages: t, newPerson }) => {
    const page = await newPerson()
    const main = page.getByRole('main')
    // Cars that no other journey brings in or takes away meanwhile.
    const cars = '/cars?bodyType=Pickup'
    await page.goto(cars)
    const toggles = main.getByRole('listitem').getByRole('button', {
      name: new RegExp(`^${t('cars.compare', { title: '' })}`),
    })
    const titles = main.getByRole('article').getByRole('heading')
    await toggles.nth(1).click()
    const tray = page.getByRole('region', { name: t('compare.tray') })
    await expect(tray.getByRole('status')).toHaveText(t('compare.tray.one'))
    await toggles.nth(0).click()
    await expect(toggles.nth(0)).toHaveAttribute('aria-pressed', 'true')
    const chosen = [await titles.nth(1).innerText(), await titles.nth(0).innerText()]
    await expectGoodPage(page)

    await tray.getByRole('link', { name: t('compare.tray.compare'), exact: true }).click()
    await expect(page).toHaveURL(/\/compare\?cars=[\w-]+,[\w-]+$/)
    const columns = main.getByRole('columnheader')
    await expect(columns).toContainText(chosen)
    await expectGoodPage(page)
    const rows = main.getByRole('row')
    const all = await rows.count()
    await main.getByRole('switch', { name: t('compare.differences') }).check()
    expect(await rows.count()).toBeLessThan(all)

    const friend = await newPerson()
    await friend.goto(page.url())
    await expect(friend.getByRole('columnheader')).toContainText(chosen)
    await friend.getByRole('columnheader').first().getByRole('link').click()
    await expect(friend.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(chosen[0]!)

    await main.getByRole('link', { name: t('compare.another') }).click()
    await expect(tray.getByRole('listitem').getByRole('button')).toHaveCount(2)
    await page.goto(cars)
    await toggles.and(main.locator('[aria-pressed=false]')).first().click()
    await tray.getByRole('link', { name: t('compare.tray.compare'), exact: true }).click()
    await expect(columns).toHaveCount(3)
  },
)
