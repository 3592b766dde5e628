import { expect, type Locator, type Page } from 'playwright/test'
import type { Language } from '#shared/constants/market.ts'
import type { ApplicationReasonCode } from '#shared/reference/moderation-codes.ts'
import { applicationReasons } from '#shared/reference/moderation-reasons.ts'
import { expectGoodPage } from './axe.ts'
import type { Translate } from './messages.ts'
import { sendNow } from './undoable.ts'

/** Opens the application of this dealership in the list of those that wait. */
const openApplication = async (page: Page, t: Translate, company: string): Promise<Locator> => {
  await page.goto(`/admin?tab=dealers&q=${encodeURIComponent(company)}`)
  const main = page.getByRole('main')
  await main
    .getByRole('listitem')
    .filter({ hasText: company })
    .getByRole('button', { name: new RegExp(t('applications.review.label', { name: '' }).trim()) })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: new RegExp(company) }).first()).toBeVisible()
  await expectGoodPage(page)
  return dialog
}

/** Rejects an application as the signed-in admin, with a reason and a text of the admin's own. */
export const rejectDealer = async (
  page: Page,
  t: Translate,
  language: Language,
  company: string,
  { code, words }: { code: ApplicationReasonCode; words: string },
): Promise<void> => {
  const dialog = await openApplication(page, t, company)
  await dialog.getByRole('button', { name: t('applications.rejectDealership'), exact: true }).click()
  await dialog.getByRole('checkbox', { name: applicationReasons[code].name[language], exact: true }).check()
  await dialog.getByLabel(t('applications.refuse.text')).fill(words)
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: t('applications.rejectDealership'), exact: true }).click()
  await expect(page.getByText(t('applications.done.REJECTED'))).toBeVisible()
  await sendNow(page, t)
}

/** Opens a document of an application as the signed-in admin, and approves it. */
export const approveDealer = async (page: Page, t: Translate, company: string): Promise<void> => {
  const dialog = await openApplication(page, t, company)
  await dialog
    .getByRole('button', { name: new RegExp(`^${t('admin.document.viewLabel', { name: '' }).trim()}`) })
    .first()
    .click()
  await expect(dialog.getByRole('link', { name: t('admin.document.open') }).first()).toBeVisible()
  await dialog.getByRole('button', { name: t('applications.approveDealership'), exact: true }).click()
  // Not every paper was opened, so it asks once.
  await page.getByRole('button', { name: t('moderation.unopened.approve') }).click()
  await expect(page.getByText(t('applications.done.APPROVED'))).toBeVisible()
  await sendNow(page, t)
}

/** Revokes a dealership's verification as the signed-in admin. */
export const withdrawVerification = async (
  page: Page,
  t: Translate,
  language: Language,
  company: string,
  code: ApplicationReasonCode,
): Promise<void> => {
  await page.goto(`/admin?tab=dealers&q=${encodeURIComponent(company)}`)
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: company })
    .getByRole('button', { name: new RegExp(`^${t('applications.withdraw.label', { name: '' }).trim()}`) })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: applicationReasons[code].name[language], exact: true }).check()
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: t('applications.withdraw'), exact: true }).click()
  await expect(page.getByText(t('applications.done.REJECTED'))).toBeVisible()
  await sendNow(page, t)
}
