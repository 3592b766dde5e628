import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { limits } from '#shared/constants/limits.ts'
import { ProofDialog } from '#web/entities/user/proof-dialog.tsx'
import { PasskeysCard } from '#web/features/account/passkeys-card.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { useProof } from '#web/stores/proof.ts'
import { setSession } from '#web/stores/session.ts'
import { user } from './fixtures.ts'
import { fakeApi, looksRight, renderIn } from './render.tsx'

const passkey = (place: number) => ({
  id: `psk_${String(place).padStart(26, '0')}`,
  name: `Phone ${place}`,
  createdAt: '2026-05-01T10:00:00.000Z',
  lastUsedAt: place === 0 ? null : '2026-05-02T10:00:00.000Z',
})

/** Answers with so many passkeys. */
const withPasskeys = (count: number) =>
  fakeApi((route) =>
    route === 'GET /api/user/passkeys'
      ? { body: Array.from({ length: count }, (_, place) => passkey(place)) }
      : undefined,
  )

beforeEach(async () => {
  setSession('header.e30.signature')
  await page.viewport(360, 800)
})
afterEach(() => useProof.setState({ answer: null }))

describe.each(languages)('in %s', (language) => {
  const words = () => loadedMessages(language, 'passkeys')!

  it('shows the passkeys of an account, and why there can be no more', async () => {
    withPasskeys(limits.passkey.count)
    const screen = await renderIn(language, <PasskeysCard user={user} />, ['passkeys'])
    await expect.element(screen.getByText('Phone 9')).toBeVisible()
    const add = screen.getByRole('button', { name: new RegExp(`^${words().add}`) })
    await expect.element(add).toHaveAccessibleDescription(words().full)
    await looksRight()
  })

  it('has the address confirmed first', async () => {
    withPasskeys(0)
    const unconfirmed = { ...user, emailConfirmedAt: null }
    const screen = await renderIn(language, <PasskeysCard user={unconfirmed} />, ['passkeys'])
    await expect.element(screen.getByText(words().none)).toBeVisible()
    const add = screen.getByRole('button', { name: new RegExp(`^${words().add}`) })
    await expect.element(add).toHaveAccessibleDescription(words().unconfirmed)
  })

  it('gives a passkey another name', async () => {
    const names = ['Old phone', 'New phone']
    fakeApi((route) => {
      const [name = ''] = names
      if (route === 'GET /api/user/passkeys') return { body: [{ ...passkey(1), name }] }
      if (route !== `PATCH /api/user/passkeys/${passkey(1).id}`) return undefined
      names.shift()
      return { body: { ...passkey(1), name: names[0] } }
    })
    const screen = await renderIn(language, <PasskeysCard user={user} />, ['passkeys'])
    await screen
      .getByRole('button', { name: new RegExp(words().renameOne.replace('{name}', '.?Old phone')) })
      .click()
    await expect.poll(() => document.querySelector('input')?.value).toBe('Old phone')
    await looksRight()
    await userEvent.fill(document.querySelector('input')!, 'New phone')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('New phone')).toBeVisible()
  })

  it.each([
    [0, false],
    [1, true],
  ])('with %i passkeys offers a proof by one: %s', async (count, isOffered) => {
    withPasskeys(count)
    useProof.setState({ answer: () => {} })
    const screen = await renderIn(language, <ProofDialog />, ['auth'])
    const { 'proof.passkey': label, 'proof.mail': mail } = loadedMessages(language, 'auth')!
    await expect.element(screen.getByRole('button', { name: mail })).toBeVisible()
    const button = screen.getByRole('button', { name: label })
    if (isOffered) await expect.element(button).toBeVisible()
    else await expect.element(button).not.toBeInTheDocument()
    await looksRight()
  })
})
