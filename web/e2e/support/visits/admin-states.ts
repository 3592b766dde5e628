import { expect } from 'playwright/test'
import { paths } from '#web/app/paths.ts'
import { tabSearch } from '#web/entities/admin/admin-address.ts'
import { beginning } from '../messages.ts'
import { button, openDialog, opened } from './open.ts'
import type { Stage, Visit } from './visit.ts'

const firstOf = ({ main, t }: Stage, key: string) =>
  main.getByRole('button', { name: beginning(t, key) }).first()

const ofReview = (): Visit[] => [
  opened('admin', paths.admin(), 'a review', (stage) =>
    openDialog(stage, firstOf(stage, 'admin.review.label')),
  ),
  opened('admin', paths.admin(), 'a rejection, sent empty', async (stage) => {
    const { t } = stage
    const review = await openDialog(stage, firstOf(stage, 'admin.review.label'))
    await button(review, t('admin.reject')).click()
    // Without the reasons that are chosen already.
    const chosen = review.getByRole('checkbox', { checked: true })
    await expect(chosen).not.toHaveCount(0)
    while ((await chosen.count()) > 0) await chosen.first().press('Space')
    await button(review, t('admin.reject.submit')).click()
    await expect(review.getByText(t('moderation.refusal.missing'))).toBeVisible()
  }),
  opened('admin', paths.admin() + tabSearch('plates'), 'a review', (stage) =>
    openDialog(stage, firstOf(stage, 'admin.review.label')),
  ),
  opened('admin', paths.admin() + tabSearch('dealers'), 'an application', (stage) =>
    openDialog(stage, firstOf(stage, 'applications.review.label')),
  ),
]

/** States of the admin pages. */
export const adminStates = (): Visit[] => [
  ...ofReview(),
  opened('admin', paths.admin() + tabSearch('users'), 'editing somebody', async (stage) => {
    await stage.page
      .getByRole('tabpanel')
      .getByRole('button', { name: beginning(stage.t, 'users.actions') })
      .first()
      .click()
    await openDialog(stage, button(stage.page.locator('body'), stage.t('users.edit')))
  }),
  opened('admin', paths.adminListings(), 'deleting a car', async (stage) => {
    await firstOf(stage, 'admin-listings.more').click()
    await openDialog(stage, button(stage.page.locator('body'), stage.t('admin-listings.remove')))
  }),
  opened('admin', paths.adminListings(), 'a car in detail', async (stage) => {
    await firstOf(stage, 'admin-listings.more').click()
    await openDialog(stage, button(stage.page.locator('body'), stage.t('admin-listings.details')))
  }),
  opened('admin', paths.insurance(), 'a new company', (stage) =>
    openDialog(stage, button(stage.main, stage.t('provider-form.add'))),
  ),
]
