import { expect } from 'playwright/test'
import { paths } from '#web/app/paths.ts'
import { beginning } from '../messages.ts'
import { button, openDialog, opened } from './open.ts'
import type { Stage, Visit } from './visit.ts'

/** Sends the form of the page as it is, so that it shows the missing fields. */
const sendEmpty = async ({ main }: Stage): Promise<void> => {
  await main.locator('form button[type=submit]').filter({ visible: true }).last().click()
  await expect(main.locator('[aria-invalid=true]').first()).toBeVisible()
}

const ofForms = (): Visit[] => [
  opened('visitor', paths.auth(), 'sent empty', sendEmpty),
  opened('visitor', `${paths.auth()}?mode=signup`, 'sent empty', sendEmpty),
  opened('visitor', paths.forgotPassword(), 'sent empty', sendEmpty),
  opened('visitor', paths.contact(), 'sent empty', sendEmpty),
  opened('seller', paths.sellYourCar(), 'sent empty', async ({ page, main, t }) => {
    await button(main, t('common.next')).click()
    await expect(page.getByText(t('sell.incomplete.fields'))).toBeVisible()
    // The page has gone to the first gap: what the header half covers there is as large as before.
    await page.evaluate(() => scrollTo(0, 0))
  }),
  opened('newdealer', paths.verification(), 'sent empty', async ({ page, main, t }) => {
    await button(main, t('verification.submit')).click()
    await expect(page.getByText(t('verification.missing.text')).first()).toBeVisible()
  }),
]

const ofAccount = (): Visit[] => [
  opened('buyer', paths.profile('privacy'), 'deleting the account', async (stage) =>
    openDialog(stage, button(stage.main, stage.t('profile.delete.action'))),
  ),
  opened('buyer', paths.profile('notifications'), 'choosing mail', async (stage) =>
    openDialog(stage, button(stage.main, stage.t('profile.email.manage'))),
  ),
  opened('buyer', paths.profile('password'), 'another password', async (stage) =>
    openDialog(stage, button(stage.main, stage.t('profile.password.action'))),
  ),
  opened('buyer', paths.dashboard('messages'), 'a conversation', async ({ main, t }) => {
    await main.getByRole('listitem').getByRole('button').first().click()
    await expect(main.getByRole('region', { name: beginning(t, 'messages.conversation') })).toBeVisible()
  }),
]

const ofSelling = (): Visit[] => [
  opened('seller', paths.sellerDashboard('my-listings'), 'deleting a car', async (stage) => {
    const { main, page, t } = stage
    await main
      .getByRole('button', { name: beginning(t, 'inventory.more') })
      .first()
      .click()
    await openDialog(stage, button(page.locator('body'), t('common.delete')))
  }),
  opened('dealer', paths.sellerDashboard('my-listings'), 'two cars chosen', async ({ page, main, t }) => {
    const boxes = main.getByRole('checkbox', { name: beginning(t, 'inventory.select') })
    await boxes.nth(1).check()
    await boxes.nth(2).check()
    await expect(main.getByRole('region', { name: t('inventory.bulk') })).toBeVisible()
    // While it floats over the list, it halves a link by chance: at the end of the page it stands in its own place.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  }),
  opened('dealer', paths.sellerDashboard('my-listings'), 'nothing found', async ({ main, t }) => {
    await main.getByRole('searchbox', { name: t('dashboard.search') }).fill('zzzz')
    await expect(main.getByText(t('dashboard.search.none')).first()).toBeVisible()
  }),
]

/** States of the pages about an account and about selling. */
export const accountStates = (): Visit[] => [...ofForms(), ...ofAccount(), ...ofSelling()]
