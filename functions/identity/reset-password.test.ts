import { expect, it, vi } from 'vitest'
import { AppError } from '#functions/core/app-error.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { resetPassword } from '#functions/identity/reset-password.ts'
import { aUser } from '#functions/testing/builders.ts'
import type { resetPassword as route } from '#shared/api/identity.ts'

const at = new Date('2026-05-01T10:00:00.000Z')
const seconds = at.getTime() / 1000

type Parts = { issuedAt?: number; tokensValidAfter?: number; emailConfirmedAt?: null }

const setup = ({ issuedAt = seconds - 60, ...parts }: Parts = {}) => {
  const done: string[] = []
  const does = (name: string) => async () => void done.push(name)
  const user = aUser(parts)
  return {
    done,
    deps: {
      findPasswordReset: async () => ({ userId: user.id, issuedAt, wentTo: () => true }),
      beginPasswordChange: vi.fn<() => Promise<boolean>>(async () => (done.push('hold'), false)),
      leavePasswordChange: does('release'),
      getUserById: async () => user,
      setPassword: vi.fn<() => Promise<void>>(does('set')),
      createAccount: vi.fn<() => Promise<void>>(does('create')),
      accountEmailWrite: async () => ({ Put: { TableName: 'table', Item: {} } }),
      endSessions: does('end'),
      takeOver: does('take over'),
      forgiveGuesses: does('forgive'),
      now: () => at,
    },
  }
}

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ TABLE_NAME: 'table' }) }))

const input = {
  body: { token: 'A'.repeat(43), newPassword: 'Another123' },
  request: { ip: '10.0.0.1', id: 'request' },
} as Input<typeof route>

it('holds the password first and uses the link up last', async () => {
  const { deps, done } = setup()
  await resetPassword(input, deps)
  expect(done).toEqual(['hold', 'set', 'end', 'forgive'])
})

it('takes the account over where the link is the first proof of its address', async () => {
  const { deps, done } = setup({ emailConfirmedAt: null })
  await resetPassword(input, deps)
  expect(done).toEqual(['hold', 'set', 'take over', 'forgive'])
})

it('gives the link back when the pool does not take the password', async () => {
  const { deps, done } = setup()
  deps.setPassword.mockRejectedValueOnce(new Error('The pool is away'))
  await expect(resetPassword(input, deps)).rejects.toThrow('The pool is away')
  expect(done).toEqual(['hold', 'release'])
})

it('makes the account of a profile that has none', async () => {
  const { deps, done } = setup()
  deps.setPassword.mockRejectedValueOnce(new AppError('UNAUTHORIZED'))
  await resetPassword(input, deps)
  expect(done).toEqual(['hold', 'create', 'end', 'forgive'])
})

it('gives the link back when the account was made and the profile has just ended', async () => {
  const { deps, done } = setup()
  deps.setPassword.mockRejectedValueOnce(new AppError('UNAUTHORIZED'))
  const endSessions = async () => {
    throw new AppError('UNAUTHORIZED')
  }
  await expect(resetPassword(input, { ...deps, endSessions })).rejects.toMatchObject({
    code: 'RESET_LINK_INVALID',
  })
  expect(done).toEqual(['hold', 'create', 'release'])
})

it('takes no link that is older than the last end of all sessions', async () => {
  const { deps, done } = setup({ issuedAt: seconds - 60, tokensValidAfter: seconds - 59 })
  await expect(resetPassword(input, deps)).rejects.toMatchObject({ code: 'RESET_LINK_INVALID' })
  expect(done).toEqual([])
})

it('waits while another change is held, and reads the link again', async () => {
  const { deps, done } = setup()
  deps.beginPasswordChange.mockRejectedValueOnce(new AppError('CONFLICT'))
  await resetPassword(input, deps)
  expect(done).toEqual(['hold', 'set', 'end', 'forgive'])

  const late = setup()
  late.deps.beginPasswordChange.mockImplementationOnce(async () => {
    // The other change is done, and ends all sessions.
    late.deps.getUserById = async () => aUser({ tokensValidAfter: seconds })
    throw new AppError('CONFLICT')
  })
  await expect(resetPassword(input, late.deps)).rejects.toMatchObject({ code: 'RESET_LINK_INVALID' })
  expect(late.done).not.toContain('set')
})

it('sets nothing while another change stays held', async () => {
  const { deps, done } = setup()
  deps.beginPasswordChange.mockRejectedValue(new AppError('CONFLICT'))
  await expect(resetPassword(input, deps)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(done).toEqual(['release'])
})
