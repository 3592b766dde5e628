import { expect, type Page } from 'playwright/test'
import type { Language } from '#shared/constants/market.ts'
import { signIn } from './support/sign-up.ts'
import { test } from './support/story-test.ts'
import type { Translate } from './support/messages.ts'

type Site = { page: Page; t: Translate; language: Language }

/** The page says this; in English it is the specification's own sentence. */
const says = async ({ page, t, language }: Site, key: string, sentence: string): Promise<void> => {
  if (language === 'en') expect(t(key)).toBe(sentence)
  await expect(page.getByText(t(key), { exact: true }).first()).toBeVisible()
}

/** Checks that the address redirects users who may not see it to the home page. */
const isSentHome = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page).toHaveURL((url) => url.pathname === '/')
}

const meetsAdminGates = async (site: Site): Promise<void> => {
  await site.page.goto('/admin')
  await says(site, 'admin.denied.title', 'Access Denied')
  await says(site, 'admin.denied.text', "You don't have permission to access this page.")
  await site.page.goto('/admin-listings')
  await says(site, 'admin-listings.denied.title', 'Access Denied')
  await says(site, 'admin-listings.denied.text', 'Admin access required to manage platform listings.')
}

test('a visitor meets the gates', { tag: '@desktop' }, async ({ messages: t, language, newPerson }) => {
  const page = await newPerson()
  const site = { page, t, language }
  await isSentHome(page, '/verification')
  await meetsAdminGates(site)
  await page.goto('/sell')
  await expect(page.getByRole('main').getByRole('link', { name: t('sell.gate.login.action') })).toBeVisible()
  await page.goto('/number-plates?tab=sell')
  await expect(
    page.getByRole('main').getByRole('link', { name: t('plate-form.gate.login.action') }),
  ).toBeVisible()
  await page.goto('/seller-dashboard')
  await says(site, 'dashboard.loggedOut', 'You are logged out. Logging in again...')
  await expect(page).toHaveURL(/\/auth/)
})

test('a private person meets the gates', { tag: '@mobile' }, async ({ messages: t, language, newPerson }) => {
  const page = await newPerson()
  await signIn(page, t, 'buyer')
  await isSentHome(page, '/verification')
  await meetsAdminGates({ page, t, language })
})

test(
  'an unverified dealership meets the gates',
  { tag: '@desktop' },
  async ({ messages: t, language, newPerson }) => {
    const page = await newPerson()
    const site = { page, t, language }
    const main = page.getByRole('main')
    await signIn(page, t, 'newdealer')
    await meetsAdminGates(site)
    await page.goto('/seller-dashboard')
    await says(site, 'dashboard.verification.NOT_APPLIED.title', 'Apply for verification')
    if (language === 'en') expect(t('dashboard.post.blocked')).toBe('Verification required')
    const post = main.getByRole('button', { name: new RegExp(`^${t('dashboard.post.blocked')}`) })
    await expect(post.first()).toBeDisabled()
    const blocked = "You'll be able to post listings once verified by our admin team."
    if (language === 'en') expect(t('dashboard.empty.blockedText')).toBe(blocked)
    await expect(main.getByRole('tabpanel').getByText(t('dashboard.empty.blockedText')).last()).toBeVisible()
    await page.goto('/sell')
    await says(site, 'dashboard.verification.NOT_APPLIED.title', 'Apply for verification')
    await expect(
      main.getByRole('link', { name: t('dashboard.verification.NOT_APPLIED.action') }),
    ).toHaveAttribute('href', '/verification')
    await page.goto('/number-plates?tab=sell')
    await says(site, 'dashboard.verification.NOT_APPLIED.title', 'Apply for verification')
    await expect(
      main.getByRole('link', { name: t('dashboard.verification.NOT_APPLIED.action') }),
    ).toHaveAttribute('href', '/verification')
    await page.goto('/verification')
    await expect(main.getByRole('heading', { level: 1, name: t('verification.title') })).toBeVisible()
  },
)
