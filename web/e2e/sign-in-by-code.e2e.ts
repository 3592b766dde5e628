import { expect, type Page } from 'playwright/test'
import { signInCode } from './support/api.ts'
import { expectGoodPage } from './support/axe.ts'
import type { Translate } from './support/messages.ts'
import { test } from './support/story-test.ts'
import { uniqueName } from './support/unique-name.ts'

/** Enters the mailed code on the page that asked for it. */
const enterCode = async (
  page: Page,
  t: Translate,
  address: string,
  used: ReadonlySet<string> = new Set(),
): Promise<string> => {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: t('by-code.sent.title') })).toBeFocused()
  await main.getByLabel(t('by-code.code'), { exact: true }).fill('000000')
  await main.getByRole('button', { name: t('by-code.submit'), exact: true }).click()
  await expect(main.getByText(t('by-code.code.wrong'))).toBeVisible()
  await expectGoodPage(page)
  const code = await signInCode(page.request, address, used)
  await main.getByLabel(t('by-code.code'), { exact: true }).fill(code)
  await main.getByRole('button', { name: t('by-code.submit'), exact: true }).click()
  return code
}

test(
  'a buyer signs up with a name and an address alone, and comes back by a code',
  { tag: '@mobile' },
  async ({ messages: t, newPerson }) => {
    const address = `${uniqueName()}@example.com`
    const page = await newPerson()
    const main = page.getByRole('main')
    await page.goto('/auth?mode=signup')
    await main.getByRole('button', { name: t('auth.signUp.withCode'), exact: true }).click()
    await main.getByRole('button', { name: t('by-code.ask'), exact: true }).click()
    await expect(main.getByText(t('auth.issue.terms'))).toBeVisible()
    await main.getByLabel(t('auth.firstName'), { exact: true }).fill('Noora')
    await main.getByLabel(t('auth.lastName')).fill('Al Kuwari')
    await main.getByLabel(t('auth.email'), { exact: true }).fill(address)
    await main.getByRole('checkbox').check()
    await expectGoodPage(page)
    await main.getByRole('button', { name: t('by-code.ask'), exact: true }).click()
    const first = await enterCode(page, t, address)
    await expect(page.getByText(t('auth.signUp.done'))).toBeVisible()
    await page.goto('/profile')
    await expect(main.getByLabel(t('auth.firstName'), { exact: true })).toHaveValue('Noora')

    const again = await newPerson()
    await again.goto('/auth')
    const there = again.getByRole('main')
    await there.getByRole('button', { name: t('auth.signIn.withCode'), exact: true }).click()
    await there.getByLabel(t('by-code.account'), { exact: true }).fill(address)
    await expectGoodPage(again)
    await there.getByRole('button', { name: t('by-code.ask'), exact: true }).click()
    await enterCode(again, t, address, new Set([first]))
    await expect(again.getByText(t('auth.signIn.done'))).toBeVisible()
  },
)
