import { expect, it, vi } from 'vitest'
import { AppError } from '#functions/core/app-error.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { login } from '#functions/identity/login.ts'
import { aUser } from '#functions/testing/builders.ts'
import type { login as route } from '#shared/api/identity.ts'

const input = { body: { username: 'noor', password: 'Sayara123' }, request: { ip: '10.0.0.1' } } as Input<
  typeof route
>

const signIn = (parts: { isKnown: boolean; wereLost: boolean; code?: 'TOO_MANY_REQUESTS' }) => {
  const wereAccountsLost = vi.fn<() => Promise<boolean>>(async () => parts.wereLost)
  const answer = login(input, {
    findUserId: async () => (parts.isKnown ? aUser().id : undefined),
    getUserById: async () => aUser(),
    signInWithPassword: async () => {
      throw new AppError(parts.code ?? 'INVALID_CREDENTIALS')
    },
    underGuessLimit: (_account, _ip, attempt) => attempt(),
    readSecondFactor: async () => undefined,
    checkCode: async () => 'totp',
    startSession: async () => {
      throw new Error('Nobody is signed in here')
    },
    wereAccountsLost,
    now: () => new Date(),
  })
  return { answer, wereAccountsLost }
}

it.each([true, false])(
  'says after a restore that passwords were lost, account there: %s',
  async (isKnown) => {
    await expect(signIn({ isKnown, wereLost: true }).answer).rejects.toMatchObject({ code: 'PASSWORDS_LOST' })
    await expect(signIn({ isKnown, wereLost: false }).answer).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    })
  },
)

it('says nothing of it to who has guessed too often', async () => {
  const { answer, wereAccountsLost } = signIn({ isKnown: true, wereLost: true, code: 'TOO_MANY_REQUESTS' })
  await expect(answer).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(wereAccountsLost).not.toHaveBeenCalled()
})
