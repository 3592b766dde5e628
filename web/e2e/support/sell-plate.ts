import { expect, type Locator, type Page } from 'playwright/test'
import type { Language } from '#shared/constants/market.ts'
import { plateTagLabels } from '#shared/reference/plate-vocabulary.ts'
import { expectGoodPage } from './axe.ts'
import { beginning, spelled, type Translate } from './messages.ts'
import { sendNow, setAvailability } from './undoable.ts'

/** The number in Arabic-Indic digits, as an Arabic keyboard types it. */
const inArabicDigits = (number: string): string =>
  number.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))

/** Fills in the price and the place of a plate, and sends it. */
const finishOffer = async (main: Locator, t: Translate): Promise<void> => {
  await main.getByLabel(t('plate-form.price'), { exact: true }).fill('64,000')
  await main.getByLabel(t('plate-form.location'), { exact: true }).selectOption('al-rayyan')
  await main.getByRole('button', { name: t('plate-form.submit') }).click()
}

/** The next offer reaches the server and is made there, but its answer is lost on the way. */
const loseAnswer = (page: Page): Promise<unknown> =>
  page.route(
    '**/api/number-plates',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

/**
 * Offers a number in Arabic digits, and sees it drawn, its pattern and what it may be worth while typing. The connection fails
 * before the answer; sending again is no second offer.
 */
export const offerPlate = async (
  page: Page,
  t: Translate,
  language: Language,
  number: string,
  description: string,
): Promise<void> => {
  const main = page.getByRole('main')
  await main.getByLabel(t('plate-form.number'), { exact: true }).fill(inArabicDigits(number))
  await expect(main.getByRole('img', { name: new RegExp(spelled(number)) }).first()).toBeVisible()
  const tags = main.getByRole('list', { name: t('plate-form.tags') })
  await expect(tags.getByText(plateTagLabels.mirror[language], { exact: true })).toBeVisible()
  await expect(main.getByText(t('plate-estimate.note'))).toBeVisible()
  await main.getByLabel(t('plate-form.text')).fill(description)
  await expectGoodPage(page)
  await loseAnswer(page)
  await finishOffer(main, t)
  await expect(page.getByText(t('errors.OFFLINE'))).toBeVisible()
  await main.getByRole('button', { name: t('plate-form.submit') }).click()
  await expect(page.getByText(t('plate-form.done.text'))).toBeVisible()
  await expect(page).toHaveURL(/\/seller-dashboard\?/)
}

/** Offers the same number once more, otherwise written: it is refused, beside the number. */
export const offerTwice = async (page: Page, t: Translate, number: string): Promise<void> => {
  const main = page.getByRole('main')
  await page.goto('/number-plates?tab=sell')
  await main
    .getByLabel(t('plate-form.number'), { exact: true })
    .fill(`${number.slice(0, 2)}-${number.slice(2)}`)
  await finishOffer(main, t)
  await expect(main.getByText(t('plate-form.issue.number.mine'))).toBeVisible()
}

/** The seller's own plate of this number on the dashboard, in `status`. */
export const ownPlate = async (
  page: Page,
  t: Translate,
  number: string,
  status: string,
): Promise<Locator> => {
  await page.goto('/seller-dashboard?tab=my-listings&view=plates')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: number })
  await expect(row.getByText(t(`own-plates.status.${status}`), { exact: true })).toBeVisible()
  return row
}

/** Reads why the plate was rejected, writes another description and sends it once more. */
export const correctPlate = async (
  page: Page,
  t: Translate,
  number: string,
  reason: string,
): Promise<void> => {
  const row = await ownPlate(page, t, number, 'REJECTED')
  await expect(row.getByText(reason)).toBeVisible()
  await expectGoodPage(page)
  await row.getByRole('button', { name: beginning(t, 'own-plates.edit.label') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(new RegExp(reason))).toBeVisible()
  await dialog.getByLabel(t('plate-form.text')).fill('Registered in my name. الرقم باسمي.')
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: t('plate-form.edit.resubmit') }).click()
  await expect(page.getByText(t('plate-form.edit.pendingText'))).toBeVisible()
  await ownPlate(page, t, number, 'PENDING')
}

/** Changes the price in the list, then marks the plate as sold. */
export const sellPlate = async (page: Page, t: Translate, number: string): Promise<void> => {
  const row = await ownPlate(page, t, number, 'APPROVED')
  await row.getByRole('button', { name: beginning(t, 'inventory.price.edit') }).click()
  const field = row.getByRole('textbox', { name: beginning(t, 'inventory.price.field') })
  await field.fill('٥٩٠٠٠')
  await field.press('Enter')
  await expect(row.getByText(/59,000/).first()).toBeVisible()
  await sendNow(page, t)
  await setAvailability(page, t, row, 'SOLD')
}

/** Deletes the seller's own plate, and confirms it. */
export const deletePlate = async (page: Page, t: Translate, number: string): Promise<void> => {
  const row = await ownPlate(page, t, number, 'APPROVED')
  await row.getByRole('button', { name: beginning(t, 'own-plates.more') }).click()
  await page.getByRole('button', { name: t('common.delete'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('common.delete'), exact: true }).click()
  await expect(row).toHaveCount(0)
  await sendNow(page, t)
}
