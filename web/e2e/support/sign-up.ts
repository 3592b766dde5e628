import { expect, type Page } from 'playwright/test'
import { mailTo } from './api.ts'
import { expectGoodPage } from './axe.ts'
import type { Translate } from './messages.ts'

const password = 'Sayara123'

/** Registers a private seller as a person does, with a mistake on the way. */
export const signUp = async (page: Page, t: Translate, username: string): Promise<void> => {
  await page.goto('/auth?mode=signup')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: t('auth.signUp.submit') }).click()
  await expect(main.getByText(t('auth.issue.terms'))).toBeVisible()
  await expectGoodPage(page)
  await fillSignUp(page, t, username)
}

/** Fills in the sign-up form that is open and sends it. */
export const fillSignUp = async (page: Page, t: Translate, username: string): Promise<void> => {
  const main = page.getByRole('main')
  const fill = (label: string, value: string) => main.getByLabel(t(label), { exact: true }).fill(value)
  await fill('auth.firstName', 'Noora')
  await fill('auth.lastName', 'Al Kuwari')
  await fill('auth.username', username)
  await fill('auth.email', `${username}@example.com`)
  await fill('auth.phone', '3312 3456')
  await fill('auth.password', password)
  await fill('auth.confirmPassword', password)
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: t('auth.signUp.submit') }).click()
  await expect(page.getByText(t('auth.signUp.done'))).toBeVisible()
}

/** Fills in the sign-in form that is open and sends it. */
export const fillSignIn = async (
  page: Page,
  t: Translate,
  username: string,
  secret = password,
): Promise<void> => {
  const main = page.getByRole('main')
  await main.getByLabel(t('auth.username'), { exact: true }).fill(username)
  await main.getByLabel(t('auth.password'), { exact: true }).fill(secret)
  await main
    .locator('form')
    .getByRole('button', { name: t('auth.signIn.submit'), exact: true })
    .click()
}

/** Signs in a user who has an account. */
export const signIn = async (
  page: Page,
  t: Translate,
  username: string,
  secret = password,
): Promise<void> => {
  await page.goto('/auth')
  await fillSignIn(page, t, username, secret)
  await expect(page.getByText(t('auth.signIn.done'))).toBeVisible()
}

/** Confirms the address by the code of the mail that registration sent. */
export const confirmAddress = async (page: Page, t: Translate, name: string): Promise<void> => {
  const way = page.getByRole('main').getByRole('region', { name: t('reach.email'), exact: true })
  await expect(way.getByText(t('reach.unconfirmed'))).toBeVisible()
  const isCode = ({ text }: { text: string }) => text.includes('/confirm-email?lang=')
  const { subject } = await mailTo(page.request, `${name}@example.com`, isCode)
  await way.getByLabel(t('reach.code'), { exact: true }).fill(/\d{6}/.exec(subject)?.[0] ?? '')
  await expectGoodPage(page)
  await way.getByRole('button', { name: t('reach.confirm'), exact: true }).click()
  await expect(way.getByText(t('reach.confirmed'), { exact: true })).toBeVisible()
}

/** Logs a buyer of `registerBuyer` out, where this screen has it. */
export const logOut = async (page: Page, t: Translate): Promise<void> => {
  const banner = page.getByRole('banner')
  const menu = banner.getByRole('button', { name: t('common.nav.menu') })
  const isMobile = await menu.isVisible()
  await (isMobile ? menu : banner.getByRole('button', { name: 'Maryam' })).click()
  await page
    .getByRole('button', { name: t('common.account.logout'), exact: true })
    .filter({ visible: true })
    .click()
  await expect(page.getByText(t('common.logout.done'))).toBeVisible()
}

/** Signs in by a token: what is opened next is theirs. */
export const signInWith = (page: Page, token: string): Promise<unknown> =>
  page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
