import { expect, type Page } from 'playwright/test'
import { publishCar, registerBuyer, registerDealer } from './support/api.ts'
import { beginning } from './support/messages.ts'
import { submitCars } from './support/queue.ts'
import { signIn, signInWith } from './support/sign-up.ts'
import { stockFile } from './support/stock-file.ts'
import { test } from './support/story-test.ts'
import { bulkButton, ownCars } from './support/undoable.ts'
import { uniqueName } from './support/unique-name.ts'

// What selling and moderating cost a person: presses, seconds of the site itself, and how far down the first row stands. It asserts no
// time and is made on demand: `EFFORT=1 npx playwright test -c web/e2e/playwright.config.ts effort --project 'en 1440'`.
test.skip(!process.env['EFFORT'], 'is made on demand')

const out = (what: string, figures: Record<string, number>) =>
  process.stdout.write(`effort · ${what}: ${JSON.stringify(figures)}\n`)

/** Counts the keys and the presses of the pointer on every page from now on. */
const countPresses = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const add = (name: string) =>
      sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + 1))
    addEventListener('keydown', () => add('effort-keys'), { capture: true })
    addEventListener('pointerdown', () => add('effort-clicks'), { capture: true })
  })
}

/** The figures of an act: from its begin to what its end shows. */
const measure = async (page: Page, what: string, act: () => Promise<void>): Promise<void> => {
  const read = () =>
    page.evaluate(() =>
      ['effort-keys', 'effort-clicks'].map((name) => Number(sessionStorage.getItem(name) ?? 0)),
    )
  const [keysBefore = 0, clicksBefore = 0] = await read()
  const start = performance.now()
  await act()
  const seconds = Math.round((performance.now() - start) / 100) / 10
  const [keys = 0, clicks = 0] = await read()
  out(what, { seconds, keys: keys - keysBefore, clicks: clicks - clicksBefore })
}

test('ten reviews', async ({ messages: t, newPerson, request }) => {
  const name = uniqueName()
  await submitCars(request, await registerBuyer(request, name), name, 10)
  const admin = await newPerson()
  await countPresses(admin)
  await signIn(admin, t, 'admin')
  await admin.goto('/admin')
  const row = admin.getByRole('main').locator('[data-item]').first()
  await expect(row).toBeVisible()
  out('first review, y', { y: Math.round((await row.boundingBox())!.y) })
  await admin.goto(`/admin?q=${name}`)
  await expect(admin.getByRole('main').locator('[data-item]')).toHaveCount(10)
  const dialog = admin.getByRole('dialog')
  await measure(admin, 'ten reviews, nine approved and one refused', async () => {
    await admin.keyboard.press('j')
    await admin.keyboard.press('Enter')
    for (let number = 1; number <= 10; number++) {
      await expect(
        dialog.getByRole('heading', { name: new RegExp(`${name} ${number}\\b`) }).first(),
      ).toBeVisible()
      await expect(dialog.getByRole('button', { name: t('admin.approve'), exact: true })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      )
      if (number === 5) {
        await admin.keyboard.press('r')
        await expect(dialog.getByRole('checkbox').first()).toBeFocused()
        // What the checks have found is chosen already.
        await expect(dialog.getByRole('checkbox', { checked: true })).not.toHaveCount(0)
        await admin.keyboard.press('Control+Enter')
      } else {
        await admin.keyboard.press('a')
        await expect(admin.getByText(t('moderation.unopened.text'))).toBeVisible()
        await admin.keyboard.press('Enter')
      }
    }
    await expect(dialog).toHaveCount(0)
  })
})

test('the stock of a dealership', async ({ messages: t, language, newPerson, viewport, request }) => {
  test.slow()
  const edition = uniqueName()
  const token = await registerDealer(request, `d${edition}`)
  await publishCar(request, token, { variant: 'Effort', priceQAR: 225_000 })
  const page = await newPerson()
  await countPresses(page)
  await signInWith(page, token)
  const main = page.getByRole('main')
  await page.goto('/seller-dashboard?tab=my-listings')
  const row = ownCars(page, 'Effort').first()
  await expect(row).toBeVisible()
  out('first car of the stock, y', { y: Math.round((await row.boundingBox())!.y) })
  const price = row.getByRole('button', { name: beginning(t, 'inventory.price.edit') })
  await measure(page, 'one price', async () => {
    await price.click()
    const box = row.getByRole('textbox')
    await expect(box).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('219000')
    await page.keyboard.press('Enter')
    await expect(price).toContainText('219,000')
  })

  await page.goto('/seller-dashboard?tab=import')
  const file = main.locator('input[type=file]').first()
  await expect(file).toBeAttached()
  await main.getByRole('radio', { name: t('import.mode.DRAFT'), exact: false }).check()
  await file.setInputFiles(stockFile(edition, 50, language))
  await main.getByRole('button', { name: t('import.start', { count: 51 }), exact: true }).click()
  await expect(main.getByText(t('import.done.created', { count: 51 }))).toBeVisible()
  await page.goto(`/seller-dashboard?tab=my-listings&q=${edition}`)
  const all = main.getByRole('checkbox', {
    name: new RegExp(`^${t('stock.selectAll')}|${t('inventory.selectPage')}$`),
  })
  await expect(all).toBeVisible()
  await measure(page, 'publishing 50 imported drafts', async () => {
    await all.check()
    // Cards come page by page; the table has all rows at once.
    if ((viewport?.width ?? 0) < 1000)
      await (await bulkButton(page, t, t('inventory.bulk.all', { count: 51 }))).click()
    const bar = main.getByRole('region', { name: t('inventory.bulk') })
    const publish = bar.getByRole('button', { name: new RegExp(t('inventory.bulk.PUBLISH')) })
    out('the bar of actions, height', { height: Math.round((await bar.boundingBox())!.height) })
    await publish.click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('inventory.bulk.publish.yes', { count: 50 }) })
      .click()
    await expect(page.getByText(t('inventory.bulk.done.PUBLISH', { count: 50 }))).toBeVisible()
  })
})
