import { expect, it, vi } from 'vitest'
import { AppError } from '#functions/core/app-error.ts'
import type { Input } from '#functions/core/route-handler.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { login } from '#functions/identity/login.ts'
import { aUser } from '#functions/testing/builders.ts'
import type { login as route } from '#shared/api/identity.ts'

const input = { body: { username: 'noor', password: 'Sayara123' }, request: { ip: '10.0.0.1' } } as Input<
  typeof route
>

type Parts = {
  isKnown: boolean
  wereLost: boolean
  code?: 'TOO_MANY_REQUESTS'
  /** The password is right, and this is whose it is. */
  user?: UserRecord
}

const signIn = (parts: Parts) => {
  const wereAccountsLost = vi.fn<() => Promise<boolean>>(async () => parts.wereLost)
  const answer = login(input, {
    findUserId: async () => (parts.isKnown ? aUser().id : undefined),
    getUserById: async () => parts.user ?? aUser(),
    signInWithPassword: async () => {
      if (parts.user) return {} as never
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

it('says how long the account is suspended to who knows its password, and to nobody else', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString()
  const suspension = { reasonCodes: [], reason: null, at: new Date().toISOString(), until }
  const user = aUser({ status: 'SUSPENDED', suspension })
  const { retryAfterSeconds, ...right } = (await signIn({
    isKnown: true,
    wereLost: false,
    user,
  }).answer.catch((error: AppError) => error)) as AppError
  expect(right).toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
  expect(retryAfterSeconds).toBeGreaterThan(3000)
  await expect(signIn({ isKnown: true, wereLost: false }).answer).rejects.toMatchObject({
    code: 'INVALID_CREDENTIALS',
    retryAfterSeconds: undefined,
  })
})
