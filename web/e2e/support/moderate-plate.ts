import { expect, type Page } from 'playwright/test'
import { expectGoodPage } from './axe.ts'
import { beginning, type Translate } from './messages.ts'
import { sendNow } from './undoable.ts'

/** Rejects the plate with this number on the admin's open panel, with a text of the admin's own. */
export const rejectPlate = async (
  page: Page,
  t: Translate,
  number: string,
  reason: string,
): Promise<void> => {
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: number })
  await row.getByRole('button', { name: beginning(t, 'admin.reject.label') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('admin.reject.reason'), { exact: true }).fill(reason)
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: t('plate-review.reject.submit') }).click()
  await expect(page.getByText(t('plate-review.done'))).toBeVisible()
  await sendNow(page, t)
}

/** Reloads the admin's open panel and approves the plate with this number. */
export const approvePlate = async (page: Page, t: Translate, number: string): Promise<void> => {
  await page.reload()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: number })
  await row.getByRole('button', { name: beginning(t, 'admin.approve.label') }).click()
  await expect(page.getByText(t('plate-review.done'))).toBeVisible()
  await sendNow(page, t)
}
