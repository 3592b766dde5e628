import { readFile } from 'node:fs/promises'
import { TOTP } from 'otpauth'
import { expect, type Page } from 'playwright/test'
import { confirmAddress as confirmByLink, mailTo, registerBuyer } from './support/api.ts'
import { expectGoodPage } from './support/axe.ts'
import { confirmAddress, fillSignIn, fillSignUp, signIn } from './support/sign-up.ts'
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

/** Forgets the password, and sets another by the mailed link. */
const resetPassword = async (page: Page, t: Translate, name: string): Promise<void> => {
  const main = page.getByRole('main')
  await page.goto('/auth?next=%2Fsafety-tips')
  await main.getByLabel(t('auth.username'), { exact: true }).fill(name)
  await main.getByRole('link', { name: t('auth.signIn.forgot') }).click()
  await expect(main.getByLabel(t('password.forgot.account'), { exact: true })).toHaveValue(name)
  // Where signing in leads is not forgotten with the password.
  const back = main.getByRole('link', { name: t('password.back'), exact: true })
  await expect(back).toHaveAttribute('href', '/auth?next=%2Fsafety-tips')
  await main.getByRole('button', { name: t('password.forgot.submit') }).click()
  await expect(main.getByRole('heading', { name: t('password.sent.title') })).toBeVisible()
  const isReset = ({ text }: { text: string }) => text.includes('/reset-password?lang=')
  const mail = await mailTo(page.request, `${name}@example.com`, isReset)
  const link = new URL(mail.links.find((one) => one.includes('/reset-password'))!)
  await page.goto(link.pathname + link.hash)
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

/** Turns two-step sign-in on. @returns the secret of the authenticator app, and a recovery code */
const turnOnSecondFactor = async (page: Page, t: Translate) => {
  const main = page.getByRole('main')
  await page.goto('/profile?tab=password')
  await main.getByRole('button', { name: t('security.turnOn'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const secret = (await dialog.locator('bdi').innerText()).replaceAll(' ', '')
  await expectGoodPage(page)
  await dialog.getByLabel(t('security.code'), { exact: true }).fill(new TOTP({ secret }).generate())
  await dialog.getByRole('button', { name: t('security.confirm'), exact: true }).click()
  const codes = dialog.getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.first().innerText()
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: t('security.codes.done'), exact: true }).click()
  await expect(main.getByRole('button', { name: t('security.newCodes'), exact: true })).toBeVisible()
  return { secret, recovery }
}

test(
  'two-step sign-in is turned on, asks for a code or a recovery code, and is turned off',
  { tag: '@desktop' },
  async ({ messages: t, newPerson, request }) => {
    const name = uniqueName()
    await registerBuyer(request, name)
    // Before the address is confirmed, nobody can lock out its owner.
    await confirmByLink(request, name)
    const [page, other] = [await newPerson(), await newPerson()]
    await signIn(page, t, name)
    const { secret, recovery } = await turnOnSecondFactor(page, t)

    const main = other.getByRole('main')
    const code = main.getByLabel(t('auth.code'), { exact: true })
    const signInWith = async (typed: string) => {
      await code.fill(typed)
      await main
        .locator('form')
        .getByRole('button', { name: t('auth.signIn.submit'), exact: true })
        .click()
    }
    await other.goto('/auth')
    await fillSignIn(other, t, name)
    await expect(code).toBeFocused()
    await expectGoodPage(other)
    // The code of a day ago.
    await signInWith(new TOTP({ secret }).generate({ timestamp: Date.now() - 86_400_000 }))
    await expect(main.getByText(t('errors.WRONG_CODE'))).toBeVisible()
    await signInWith(recovery)
    await expect(other.getByText(t('auth.signIn.done'))).toBeVisible()

    await page
      .getByRole('main')
      .getByRole('button', { name: t('security.turnOff'), exact: true })
      .click()
    const dialog = page.getByRole('dialog')
    await expectGoodPage(page)
    await dialog.getByRole('button', { name: t('security.turnOff'), exact: true }).click()
    await expect(page.getByText(t('security.isOff'))).toBeVisible()
  },
)
