import { expect, type Locator, type Page } from 'playwright/test'
import { expectGoodPage } from './axe.ts'
import { signIn } from './sign-up.ts'
import type { Translate } from './messages.ts'
import { sendNow } from './undoable.ts'

/** Opens the review of the listing of this variant, which waits in the queue. */
const openReview = async (page: Page, t: Translate, variant: string): Promise<Locator> => {
  await page.goto('/admin')
  const main = page.getByRole('main')
  const row = main.getByRole('listitem').filter({ hasText: variant })
  // The longest waiting come first, and the demo market has some.
  const more = main.getByRole('button', { name: t('admin.queue.more') })
  await expect(row.or(more).first()).toBeVisible()
  await expectGoodPage(page)
  while (!(await row.isVisible()) && (await more.isVisible())) await more.click()
  await row.getByRole('button', { name: new RegExp(t('admin.review.label', { title: '' }).trim()) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: new RegExp(variant) })).toBeVisible()
  return dialog
}

/** Signs in as an admin and rejects one listing for its photos, with a text of their own. */
export const rejectCar = async (page: Page, t: Translate, variant: string, reason: string): Promise<void> => {
  await signIn(page, t, 'admin')
  const dialog = await openReview(page, t, variant)
  await dialog.getByRole('button', { name: t('admin.reject'), exact: true }).click()
  await dialog.getByLabel(t('admin.reject.reason'), { exact: true }).fill(reason)
  await dialog.getByRole('checkbox', { name: t('admin.photos'), exact: true }).check()
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: t('admin.reject.submit'), exact: true }).click()
  await expect(page.getByText(t('admin.decision.done'))).toBeVisible()
  await sendNow(page, t)
}

/** Opens the documents of a listing as the signed-in admin, and approves it. */
export const approveCar = async (page: Page, t: Translate, variant: string): Promise<void> => {
  const dialog = await openReview(page, t, variant)
  const paper = (name: string) =>
    dialog.getByRole('button', { name: t('admin.document.viewLabel', { name: t(`admin.document.${name}`) }) })
  await expect(paper('registrationCardBack')).toBeVisible()
  await paper('idCard').click()
  await expect(dialog.getByRole('link', { name: t('admin.document.open') })).toBeVisible()
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: t('admin.approve'), exact: true }).click()
  // Not every paper was opened, so it asks once.
  await page.getByRole('button', { name: t('moderation.unopened.approve') }).click()
  await expect(page.getByText(t('admin.decision.done'))).toBeVisible()
  await sendNow(page, t)
}
