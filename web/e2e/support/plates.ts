import { expect, type Locator, type Page } from 'playwright/test'
import { plateTagWords } from '#shared/reference/plate-vocabulary.ts'
import type { Language } from '#web/stores/language.ts'
import { expectGoodPage } from './axe.ts'
import type { Words } from './words.ts'

/** The words before the first value of a message: enough to know a button by, whatever isolates its values. */
export const beginning = (t: Words, key: string): RegExp =>
  new RegExp(`^${t(key, { title: '|', price: '|', number: '|', plate: '|' }).split('|')[0]!.trim()}`)

/** As an Arabic keyboard types it. */
const inArabicDigits = (number: string): string =>
  number.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))

/** Fills in what a plate costs and where it is, and sends it. */
const finishOffer = async (main: Locator, t: Words): Promise<void> => {
  await main.getByLabel(t('plate-form.price'), { exact: true }).fill('64,000')
  await main.getByLabel(t('plate-form.location'), { exact: true }).selectOption('al-rayyan')
  await main.getByRole('button', { name: t('plate-form.submit') }).click()
}

/** Offers a number in Arabic digits, and sees it drawn, its pattern and what it may be worth while typing. */
export const offerPlate = async (
  page: Page,
  t: Words,
  language: Language,
  number: string,
  description: string,
): Promise<void> => {
  const main = page.getByRole('main')
  await main.getByLabel(t('plate-form.number'), { exact: true }).fill(inArabicDigits(number))
  const preview = main.getByRole('region', { name: t('plate-form.preview') })
  await expect(preview.getByRole('img', { name: new RegExp(number) })).toBeVisible()
  await expect(preview.getByText(plateTagWords['repeating-pairs'][language], { exact: true })).toBeVisible()
  await expect(main.getByText(t('plate-estimate.note'))).toBeVisible()
  await main.getByLabel(t('plate-form.text')).fill(description)
  await expectGoodPage(page)
  await finishOffer(main, t)
  await expect(page.getByText(t('plate-form.done.text'))).toBeVisible()
  await expect(page).toHaveURL(/\/seller-dashboard\?/)
}

/** Offers the same number once more, otherwise written: it is refused, beside the number. */
export const offerTwice = async (page: Page, t: Words, number: string): Promise<void> => {
  const main = page.getByRole('main')
  await page.goto('/number-plates?tab=sell')
  await main
    .getByLabel(t('plate-form.number'), { exact: true })
    .fill(`${number.slice(0, 3)}-${number.slice(3)}`)
  await finishOffer(main, t)
  await expect(main.getByText(t('plate-form.issue.number.mine'))).toBeVisible()
}

/** One's own plate of this number on the dashboard, in `status`. */
export const ownPlate = async (page: Page, t: Words, number: string, status: string): Promise<Locator> => {
  await page.goto('/seller-dashboard?tab=my-listings&view=plates')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: number })
  await expect(row.getByText(t(`own-plates.status.${status}`), { exact: true })).toBeVisible()
  return row
}
