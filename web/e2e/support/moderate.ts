import { expect, type Page } from 'playwright/test'
import { expectGoodPage } from './axe.ts'
import { signIn } from './sign-up.ts'
import type { Words } from './words.ts'

/** Opens the queue as an admin, looks at the papers of one listing and approves it. */
export const approveCar = async (page: Page, t: Words, variant: string): Promise<void> => {
  await signIn(page, t, 'admin')
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
  const paper = dialog.getByRole('button', {
    name: t('admin.document.viewLabel', { name: t('admin.document.idCard') }),
  })
  await paper.click()
  await expect(dialog.getByRole('link', { name: t('admin.document.open') })).toBeVisible()
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: t('admin.approve'), exact: true }).click()
  await expect(page.getByText(t('admin.decision.done'))).toBeVisible()
}
