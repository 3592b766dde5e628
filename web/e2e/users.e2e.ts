import { expect, type Locator, type Page } from 'playwright/test'
import { suspensionReasons } from '#shared/reference/moderation-reasons.ts'
import { registerBuyer } from './support/api.ts'
import { expectGoodPage } from './support/axe.ts'
import { fillSignIn, signIn } from './support/sign-up.ts'
import { test } from './support/story-test.ts'
import { beginning, type Translate } from './support/messages.ts'
import { sendNow } from './support/undoable.ts'
import { uniqueName } from './support/unique-name.ts'

/** The row or the card of a user, whichever the screen has room for. */
const rowOf = (page: Page, name: string): Locator =>
  page
    .getByRole('tabpanel')
    .locator('tr, li')
    .filter({ hasText: `@${name}` })

const choose = async (page: Page, t: Translate, name: string, act: string): Promise<Locator> => {
  await rowOf(page, name)
    .getByRole('button', { name: beginning(t, 'users.actions') })
    .click()
  await page.getByRole('button', { name: t(`users.${act}`), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectGoodPage(page)
  return dialog
}

const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click()

/** Does what is asked for a proof first, as after ten minutes: the password, over whatever is open, and it goes on by itself. */
const withProof = async (page: Page, t: Translate, act: () => Promise<void>): Promise<void> => {
  const refusal = { status: 403, json: { code: 'PROOF_REQUIRED', message: 'Please prove who you are.' } }
  await page.route('**/api/admin/users/*/status', (route) => route.fulfill(refusal), { times: 1 })
  await act()
  const dialog = page.getByRole('dialog', { name: t('auth.proof.title') })
  await dialog.getByLabel(t('auth.proof.field'), { exact: true }).fill('Wrong-1234')
  await press(dialog, t('auth.proof.submit'))
  await expect(dialog.getByText(t('auth.issue.wrongPassword'))).toBeVisible()
  await dialog.getByLabel(t('auth.proof.field'), { exact: true }).fill('Sayara123')
  await press(dialog, t('auth.proof.submit'))
  await expect(dialog).toBeHidden()
}

test(
  'an admin finds, edits, suspends, restores and deletes a user',
  { tag: '@desktop' },
  async ({ messages: t, newPerson, request, language }) => {
    test.slow()
    const name = uniqueName()
    await registerBuyer(request, name)
    const [admin, user] = [await newPerson(), await newPerson()]
    await signIn(admin, t, 'admin')
    await admin.goto('/admin')
    await admin.getByRole('tab', { name: t('admin.tab.users') }).click()
    await admin.getByLabel(t('admin.search'), { exact: true }).fill(name.toUpperCase())
    await expect(rowOf(admin, name)).toBeVisible()
    await expect(admin).toHaveURL(/tab=users&q=/)
    await expect(rowOf(admin, 'admin')).toHaveCount(0)
    await expectGoodPage(admin)

    const edit = await choose(admin, t, name, 'edit')
    await expect(edit.getByText(t('users.edit.roleHint'))).toBeVisible()
    const username = edit.getByLabel(t('auth.username'), { exact: true })
    await username.fill('seller')
    await press(edit, t('users.edit.save'))
    await expect(edit.getByText(t('auth.issue.usernameTaken'))).toBeVisible()
    await expect(username).toBeFocused()
    await username.fill(name)
    await edit.getByLabel(t('auth.lastName'), { exact: true }).fill('Renamed')
    await press(edit, t('users.edit.save'))
    await expect(rowOf(admin, name).getByText('Renamed')).toBeVisible()

    const suspend = await choose(admin, t, name, 'suspend')
    await press(suspend, t('users.suspend.confirm'))
    await expect(suspend.getByText(t('users.suspend.missing'))).toBeVisible()
    await suspend.getByText(suspensionReasons.FRAUD.name[language]).click()
    await press(suspend, t('users.suspend.confirm'))
    // Shown at once; it leaves when it can no longer be undone.
    await expect(rowOf(admin, name).getByText(t('users.status.SUSPENDED'))).toBeVisible()
    await withProof(admin, t, () => sendNow(admin, t))
    await expect(rowOf(admin, name).getByText(suspensionReasons.FRAUD.name[language])).toBeVisible()
    await user.goto('/auth')
    await fillSignIn(user, t, name)
    const told = user
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: t('errors.ACCOUNT_SUSPENDED') })
    await expect(told.getByRole('link', { name: t('auth.signIn.contact') })).toBeVisible()
    await expectGoodPage(user)

    const restore = await choose(admin, t, name, 'restore')
    await press(restore, t('users.restore.confirm'))
    await expect(rowOf(admin, name).getByText(t('users.status.ACTIVE'))).toBeVisible()
    await sendNow(admin, t)
    await signIn(user, t, name)

    const remove = await choose(admin, t, name, 'delete')
    await press(remove, t('users.delete.confirm'))
    await expect(admin.getByRole('tabpanel').getByText(t('users.empty.found'))).toBeVisible()
    // First: a slow machine looks at the page for longer than the offer to undo stays.
    await sendNow(admin, t)
    await expectGoodPage(admin)
    await user.goto('/profile')
    await expect(user).toHaveURL(/\/auth/)
  },
)

test('admins are out of reach of each other', { tag: '@mobile' }, async ({ messages: t, newPerson }) => {
  const page = await newPerson()
  await signIn(page, t, 'admin')
  await page.goto('/admin?tab=users&role=platform_admin')
  const row = rowOf(page, 'admin')
  await expect(row.getByRole('img', { name: t('users.protected') })).toBeVisible()
  await expect(row.getByRole('button')).toHaveCount(0)
})
