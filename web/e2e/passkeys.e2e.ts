import { expect, type Page } from 'playwright/test'
import { registerBuyer } from './support/api.ts'
import { expectGoodPage } from './support/axe.ts'
import { confirmAddress, logOut, signIn } from './support/sign-up.ts'
import { test } from './support/story-test.ts'
import { beginning, type Translate } from './support/messages.ts'
import { uniqueName } from './support/unique-name.ts'

/**
 * Gives the browser an authenticator, as a phone or laptop has one. @returns what has its owner answer its questions or not: while they do,
 * it also answers what waits in a field
 */
const giveAuthenticator = async (page: Page): Promise<(isAnswering: boolean) => Promise<void>> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  })
  return async (enabled) => {
    await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  }
}

/** Adds a passkey in the account. */
const addPasskey = async (page: Page, t: Translate, name: string): Promise<void> => {
  const main = page.getByRole('main')
  await page.goto('/profile?tab=password')
  await expect(main.getByText(t('passkeys.none'))).toBeVisible()
  await main.getByRole('button', { name: t('passkeys.add'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('passkeys.name'), { exact: true }).fill(name)
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: t('passkeys.add'), exact: true }).click()
  await expect(page.getByText(t('passkeys.added'), { exact: true })).toBeVisible()
  await expect(main.getByText(name, { exact: true })).toBeVisible()
  await expectGoodPage(page)
}

/** Removes the passkey in the account. */
const removePasskey = async (page: Page, t: Translate): Promise<void> => {
  await page.goto('/profile?tab=password')
  await page
    .getByRole('main')
    .getByRole('button', { name: beginning(t, 'passkeys.removeOne') })
    .click()
  const dialog = page.getByRole('dialog')
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: t('passkeys.remove'), exact: true }).click()
  await expect(page.getByText(t('passkeys.removed'), { exact: true })).toBeVisible()
}

test(
  'a passkey is added, signs in by a button and from a field, and opens nothing once it is removed',
  { tag: '@desktop' },
  async ({ messages: t, newPerson, request }) => {
    const username = uniqueName()
    await registerBuyer(request, username)
    const page = await newPerson()
    const answers = await giveAuthenticator(page)
    await signIn(page, t, username)
    await page.goto('/profile')
    await confirmAddress(page, t, username)
    await answers(true)
    await addPasskey(page, t, 'Pearl phone')

    await answers(false)
    await logOut(page, t)
    await page.goto('/auth')
    const button = page.getByRole('button', { name: t('auth.signIn.withPasskey'), exact: true })
    await expect(button).toBeVisible()
    await expectGoodPage(page)
    await answers(true)
    await button.click()
    await expect(page.getByText(t('auth.signIn.done'))).toBeVisible()

    await logOut(page, t)
    // The browser offers it in the field of the username, and here takes it at once.
    await page.goto('/auth')
    await expect(page.getByText(t('auth.signIn.done'))).toBeVisible()

    await removePasskey(page, t)
    await logOut(page, t)
    // The device has it still, and offers it.
    await page.goto('/auth')
    await expect(page.getByText(t('errors.PASSKEY_INVALID'))).toBeVisible()
  },
)
