import { readFile } from 'node:fs/promises'
import { expect, type Page } from 'playwright/test'
import { mailTo } from './support/api.ts'
import { expectGoodPage } from './support/axe.ts'
import { fillSignIn, fillSignUp, signIn } from './support/sign-up.ts'
import { test } from './support/story-test.ts'
import type { Translate } from './support/messages.ts'
import { uniqueName } from './support/unique-name.ts'

const newPassword = 'Another-123'

/** Changes the name, and finds it changed after a reload. */
const editDetails = async (page: Page, t: Translate): Promise<void> => {
  const main = page.getByRole('main')
  await page.goto('/profile')
  await main.getByRole('button', { name: t('common.edit') }).click()
  await main.getByLabel(t('auth.firstName'), { exact: true }).fill('Maha')
  await expectGoodPage(page)
  await main.getByRole('button', { name: t('profile.details.save'), exact: true }).click()
  await expect(page.getByText(t('profile.details.saved'))).toBeVisible()
  await page.reload()
  await expect(main.getByLabel(t('auth.firstName'), { exact: true })).toHaveValue('Maha')
}

/** Confirms the address by the code of the mail that registration sent. */
const confirmAddress = async (page: Page, t: Translate, name: string): Promise<void> => {
  const way = page.getByRole('main').getByRole('region', { name: t('reach.email'), exact: true })
  await expect(way.getByText(t('reach.unconfirmed'))).toBeVisible()
  const isCode = ({ text }: { text: string }) => text.includes('/confirm-email?token=')
  const { subject } = await mailTo(page.request, `${name}@example.com`, isCode)
  await way.getByLabel(t('reach.code'), { exact: true }).fill(/\d{6}/.exec(subject)?.[0] ?? '')
  await expectGoodPage(page)
  await way.getByRole('button', { name: t('reach.confirm'), exact: true }).click()
  await expect(way.getByText(t('reach.confirmed'), { exact: true })).toBeVisible()
}

/** Forgets the password, and sets another by the mailed link. */
const resetPassword = async (page: Page, t: Translate, name: string): Promise<void> => {
  const main = page.getByRole('main')
  await page.goto('/forgot-password')
  await main.getByLabel(t('password.forgot.account'), { exact: true }).fill(name)
  await main.getByRole('button', { name: t('password.forgot.submit') }).click()
  await expect(main.getByRole('heading', { name: t('password.sent.title') })).toBeVisible()
  const isReset = ({ text }: { text: string }) => text.includes('/reset-password?token=')
  const mail = await mailTo(page.request, `${name}@example.com`, isReset)
  const link = new URL(mail.links.find((one) => one.includes('/reset-password'))!)
  await page.goto(link.pathname + link.search)
  await main.getByLabel(t('password.new'), { exact: true }).fill(newPassword)
  await main.getByLabel(t('password.confirm'), { exact: true }).fill(newPassword)
  // The secret does not stay in the address.
  await expect(page).toHaveURL(/\/reset-password$/)
  await main.getByRole('button', { name: t('password.reset.submit') }).click()
  await expect(page).toHaveURL(/\/auth/)
}

/** Takes everything away as a file, then deletes the account. */
const leave = async (page: Page, t: Translate, name: string): Promise<void> => {
  const main = page.getByRole('main')
  await page.goto('/profile?tab=privacy')
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: t('profile.export.action'), exact: true }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as Record<string, unknown>
  expect(file['profile']).toMatchObject({ username: name, firstName: 'Maha' })

  await main.getByRole('button', { name: t('profile.delete.action'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('auth.password'), { exact: true }).fill(newPassword)
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: t('profile.delete.confirm') }).click()
  await expect(page.getByText(t('profile.delete.doneText'))).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
}

test(
  'an account is changed, its address confirmed, its password forgotten and set anew, and it is left for good',
  { tag: '@mobile' },
  async ({ messages: t, newPerson }) => {
    const name = uniqueName()
    const page = await newPerson()
    await page.goto('/auth?mode=signup')
    await fillSignUp(page, t, name)
    await editDetails(page, t)
    await confirmAddress(page, t, name)
    await resetPassword(await newPerson(), t, name)

    // The reset ended every session, the first one too.
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/auth/)
    await signIn(page, t, name, newPassword)
    await leave(page, t, name)
    await page.goto('/auth')
    await fillSignIn(page, t, name, newPassword)
    await expect(page.getByText(t('auth.signIn.failed'))).toBeVisible()
  },
)
