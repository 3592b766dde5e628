import { expect, it, vi } from 'vitest'
import { AppError } from '#functions/core/app-error.ts'
import { reply } from '#functions/core/respond.ts'
import { toCurrentUser } from '#functions/data/user-views.ts'
import { enterByCode } from '#functions/identity/enter-by-code.ts'
import { aSession, aUser } from '#functions/testing/builders.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ TABLE_NAME: 'table' }) }))

const at = new Date('2026-05-01T10:00:00.000Z')
const stranger = aUser({ emailConfirmedAt: null })

const setup = () => {
  const done: string[] = []
  const does = (name: string) => async () => void done.push(name)
  const deps = {
    readSecondFactor: async () => undefined,
    checkCode: async () => 'totp' as const,
    getUserById: async () => stranger,
    beginPasswordChange: vi.fn<() => Promise<boolean>>(async () => (done.push('hold'), false)),
    leavePasswordChange: does('release'),
    setPassword: vi.fn<() => Promise<void>>(does('set')),
    accountEmailWrite: async () => ({ Put: { TableName: 'table', Item: {} } }),
    takeOver: does('take over'),
    signInByTicket: async () => ({
      accessToken: '',
      refreshToken: '',
      session: aSession().id,
      signedInAt: at,
    }),
    startSession: async () => (
      done.push('start'),
      reply({ ...toCurrentUser(stranger), authToken: 'a.b.c' }, {})
    ),
    now: () => at,
  }
  const proof = { address: { email: stranger.email }, used: {}, secondCode: undefined }
  const enter = () => enterByCode(stranger, proof as never, { id: 'request' } as never, deps)
  return { done, deps, enter }
}

it('takes an account over while its password is held', async () => {
  const { done, enter } = setup()
  await enter()
  expect(done).toEqual(['hold', 'set', 'take over', 'start'])
})

it('waits for who is changing its password, whose new one would open the account afterwards', async () => {
  const { done, deps, enter } = setup()
  deps.beginPasswordChange.mockRejectedValueOnce(new AppError('CONFLICT'))
  await enter()
  expect(done).toEqual(['hold', 'set', 'take over', 'start'])
})

it('ends no session of an owner whose other code has taken the account over meanwhile', async () => {
  const { done, deps, enter } = setup()
  deps.beginPasswordChange.mockImplementationOnce(async () => {
    deps.getUserById = async () => aUser()
    throw new AppError('CONFLICT')
  })
  await enter()
  expect(done).toEqual(['start'])
})

it('leaves the code as it was when the pool is away', async () => {
  const { done, deps, enter } = setup()
  deps.setPassword.mockRejectedValueOnce(new Error('The pool is away'))
  await expect(enter()).rejects.toThrow('The pool is away')
  expect(done).toEqual(['hold', 'release'])
})
