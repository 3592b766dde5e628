import { expect, type Page } from 'playwright/test'
import { expectGoodInDark, expectGoodPage } from './support/axe.ts'
import { beginning, type Translate } from './support/messages.ts'
import { fillSignUp } from './support/sign-up.ts'
import { test } from './support/story-test.ts'
import { uniqueName } from './support/unique-name.ts'

const search = '/cars?make=Toyota&dealerOnly=true'

/** Saves the first car of a search and the search itself, and gives the car's title. */
const saveBoth = async (page: Page, t: Translate): Promise<string> => {
  const main = page.getByRole('main')
  await page.goto(search)
  const card = main.getByRole('article').first()
  const title = (await card.getByRole('link').first().textContent()) ?? ''
  const heart = card.getByRole('button', { name: beginning(t, 'cars.save') })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await main.getByRole('button', { name: t('saved-searches.save'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('saved-searches.name'), { exact: true }).fill('Weekend car')
  await dialog.getByRole('button', { name: t('saved-searches.saveOnly') }).click()
  await expect(page.getByText(t('saved-searches.savedHere'))).toBeVisible()
  return title
}

const keptHere = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('saved:')).length)

test(
  'a visitor saves a car and a search on the phone, signs up, and both are in the account',
  { tag: '@mobile' },
  async ({ messages: t, newPerson }) => {
    test.slow()
    const page = await newPerson()
    const main = page.getByRole('main')
    const title = await saveBoth(page, t)
    expect(await keptHere(page)).toBe(2)

    const bar = page.getByRole('navigation', { name: t('common.mine.label') })
    await bar.getByRole('link', { name: new RegExp(t('common.account.favorites')) }).click()
    await expect(page).toHaveURL(/\/favorites$/)
    await page.reload()
    await expect(main.getByRole('article').filter({ hasText: title })).toHaveCount(1)
    await expectGoodPage(page)
    await expectGoodInDark(page)
    await main.getByRole('link', { name: t('keep.searches') }).click()
    await expect(main.getByRole('heading', { name: 'Weekend car' })).toBeVisible()
    await expectGoodPage(page)

    await main.getByRole('link', { name: t('keep.offer.signUp') }).click()
    await fillSignUp(page, t, uniqueName())
    await expect(page).toHaveURL(/tab=searches/)
    await expect(main.getByRole('heading', { name: 'Weekend car' })).toHaveCount(1)
    await expect.poll(() => keptHere(page)).toBe(0)
    await bar.getByRole('link', { name: new RegExp(t('common.account.favorites')) }).click()
    await expect(main.getByRole('article').filter({ hasText: title })).toHaveCount(1)

    // Once: another visit finds nothing more to move.
    await page.goto('/dashboard?tab=searches')
    await expect(main.getByRole('heading', { name: 'Weekend car' })).toHaveCount(1)
  },
)

test(
  'alerts that a visitor asked for are there after signing up',
  { tag: '@desktop' },
  async ({ messages: t, newPerson }) => {
    const page = await newPerson()
    const main = page.getByRole('main')
    await page.goto(search)
    await main.getByRole('button', { name: t('saved-searches.save'), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('saved-searches.saveAlerts') })
      .click()
    await expect(page).toHaveURL(/\/auth\?next=/)
    await main.getByText(t('auth.mode.signUp'), { exact: true }).first().click()
    await fillSignUp(page, t, uniqueName())
    await expect(page).toHaveURL(/\/cars\?make=Toyota/)
    await expect(page.getByText(beginningOfDone(t))).toBeVisible()
    await page.goto('/dashboard?tab=searches')
    await expect(main.getByRole('switch', { name: t('saved-searches.alerts') })).toBeChecked()
  },
)

const beginningOfDone = (t: Translate): string => t('keep.done', { title: '|' }).split('|').at(-1)!.trim()
