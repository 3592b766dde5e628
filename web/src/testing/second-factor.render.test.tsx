import { page, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { AdminGate } from '#web/entities/admin/admin-gate.tsx'
import { ProofDialog } from '#web/entities/user/proof-dialog.tsx'
import { SecondFactorCard } from '#web/features/account/second-factor-card.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useProof } from '#web/stores/proof.ts'
import { setSession } from '#web/stores/session.ts'
import { user } from './fixtures.ts'
import { fakeApi, looksRight, renderIn } from './render.tsx'

beforeEach(async () => {
  setSession('header.e30.signature')
  await page.viewport(360, 800)
})

describe.each(languages)('in %s', (language) => {
  const security = () => loadedMessages(language, 'security')!

  it('shows the recovery codes until they are kept, though the second factor is on by then', async () => {
    const confirmedAt = '2026-05-01T10:00:00.000Z'
    let since: string | null = null
    fakeApi((route) => {
      if (route === 'GET /api/user/second-factor')
        return { body: { totpSince: since, recoveryCodesLeft: since ? 2 : 0 } }
      if (route === 'POST /api/user/totp')
        return { body: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/a?secret=JBSWY3DPEHPK3PXP' } }
      if (route !== 'POST /api/user/totp/confirmation') return undefined
      since = confirmedAt
      return { body: { recoveryCodes: ['7KX2M-QW4RT', 'ABCDE-FGHJK'] } }
    })
    const screen = await renderIn(language, <SecondFactorCard user={user} />, ['security'])
    await screen.getByRole('button', { name: security().turnOn }).click()
    await expect.element(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await looksRight()
    await userEvent.fill(document.querySelector('input')!, '123456')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('7KX2M-QW4RT')).toBeVisible()
    // A screen reader reads what they are for, and the codes after it.
    await expect.element(screen.getByText(security()['codes.text'])).toHaveFocus()
    await looksRight()
    screen.getByRole('button', { name: security()['codes.done'] }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('7KX2M-QW4RT')).not.toBeInTheDocument()
    // What had opened the dialog is gone.
    await expect
      .poll(() => document.activeElement?.textContent)
      .toBe(security().on.replace('{date}', formatDate(confirmedAt, language, { long: true })))
    await looksRight()
  })

  it('leads back to the first code when it was not right', async () => {
    fakeApi((route) => {
      if (route === 'GET /api/user/second-factor') return { body: { totpSince: null, recoveryCodesLeft: 0 } }
      if (route === 'POST /api/user/totp')
        return { body: { secret: 'JBSWY3DP', address: 'otpauth://totp/a' } }
      return route === 'POST /api/user/totp/confirmation'
        ? { status: 400, body: { code: 'WRONG_CODE', message: '' } }
        : undefined
    })
    const screen = await renderIn(language, <SecondFactorCard user={user} />, ['security', 'auth'])
    await screen.getByRole('button', { name: security().turnOn }).click()
    const field = screen.getByRole('textbox', { name: security().code })
    await field.fill('123456')
    await screen.getByRole('button', { name: security().confirm }).click()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveFocus()
  })

  it('has the address confirmed first', async () => {
    fakeApi((route) =>
      route === 'GET /api/user/second-factor'
        ? { body: { totpSince: null, recoveryCodesLeft: 0 } }
        : undefined,
    )
    const unconfirmed = { ...user, emailConfirmedAt: null }
    const screen = await renderIn(language, <SecondFactorCard user={unconfirmed} />, ['security'])
    const turnOn = screen.getByRole('button', { name: new RegExp(`^${security().turnOn}`) })
    await expect.element(turnOn).toHaveAccessibleDescription(security().unconfirmed)
    await looksRight()
  })

  it('takes a password that looks like a recovery code for a password, and a recovery code for a code', async () => {
    fakeApi((route) => (route === 'POST /api/user/proof' ? { body: {} } : undefined))
    const sent = () =>
      vi
        .mocked(fetch)
        .mock.calls.filter(([address]) => String(address).includes('/api/user/proof'))
        .map(([, init]) => JSON.parse(String(init?.body)))
    await renderIn(language, <ProofDialog />, ['auth'])
    for (const typed of ['Pearl-7Boat', '7kx2m-qw4rt', '٠١٢ ٣٤٥']) {
      const isProven = new Promise((answer) => useProof.setState({ answer }))
      await expect.poll(() => document.querySelector('dialog[open] input')).toBeTruthy()
      await userEvent.fill(document.querySelector('dialog[open] input')!, typed)
      await userEvent.keyboard('{Enter}')
      expect(await isProven).toBe(true)
      useProof.setState({ answer: null })
    }
    expect(sent()).toEqual([{ password: 'Pearl-7Boat' }, { code: '7kx2m-qw4rt' }, { code: '٠١٢ ٣٤٥' }])
  })

  it('asks who it is before what is dangerous, says what was wrong, and goes on with what was asked', async () => {
    let isProven = false
    const answers = ['WRONG_PASSWORD', 'fine']
    fakeApi((route) => {
      if (route === 'GET /api/user/second-factor')
        return { body: { totpSince: '2026-05-01T10:00:00.000Z', recoveryCodesLeft: 2 } }
      if (route === 'POST /api/user/proof') {
        const answer = answers.shift()
        if (answer !== 'fine') return { status: 400, body: { code: answer, message: '' } }
        isProven = true
        return { body: {} }
      }
      if (route !== 'POST /api/user/recovery-codes') return undefined
      return isProven
        ? { body: { recoveryCodes: ['7KX2M-QW4RT'] } }
        : { status: 403, body: { code: 'PROOF_REQUIRED', message: '' } }
    })
    const screen = await renderIn(
      language,
      <>
        <SecondFactorCard user={user} />
        <ProofDialog />
      </>,
      ['security', 'auth'],
    )
    await screen.getByRole('button', { name: security().newCodes }).click()
    await expect.poll(() => document.querySelector('input')).toBeTruthy()
    await looksRight()
    const { 'issue.wrongPassword': wrong, 'proof.submit': submit } = loadedMessages(language, 'auth')!
    await userEvent.fill(document.querySelector('input')!, 'Wrong-1234')
    await screen.getByRole('button', { name: submit }).click()
    await expect.element(screen.getByText(wrong)).toBeVisible()
    await expect.poll(() => document.activeElement).toBe(document.querySelector('input'))
    await userEvent.fill(document.querySelector('input')!, 'Right-1234')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText('7KX2M-QW4RT')).toBeVisible()
  })

  it('sends an admin who has signed in with one factor to where the second one is turned on', async () => {
    fakeApi((route) => {
      if (route === 'GET /api/user') return { body: { ...user, role: 'PLATFORM_ADMIN' } }
      return { status: 403, body: { code: 'SECOND_FACTOR_NEEDED', message: '' } }
    })
    const screen = await renderIn(language, <AdminGate namespace="admin">The panel</AdminGate>, ['admin'])
    const { 'factor.title': title, 'factor.action': action } = loadedMessages(language, 'admin')!
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: action }))
      .toHaveAttribute('href', '/profile?tab=password')
    expect(screen.container.textContent).not.toContain('The panel')
    await looksRight()
  })
})
