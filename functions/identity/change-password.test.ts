import { expect, it, vi } from 'vitest'
import { AppError } from '#functions/core/app-error.ts'
import { reply } from '#functions/core/respond.ts'
import { toCurrentUser } from '#functions/data/user-views.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { changePassword } from '#functions/identity/change-password.ts'
import { aUser } from '#functions/testing/builders.ts'
import type { changePassword as route } from '#shared/api/identity.ts'

const at = new Date('2026-05-01T10:00:00.000Z')
const input = {
  actor: aUser(),
  body: { currentPassword: 'Present123!', newPassword: 'Another123!' },
  request: { ip: '10.0.0.1', id: 'request' },
} as Input<typeof route>

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ TABLE_NAME: 'table' }) }))

const aSignIn = { accessToken: 'token', refreshToken: 'refresh', session: 's', signedInAt: at }
const signedIn = reply({ ...toCurrentUser(aUser()), authToken: 'token' }, {})

const failure = new Error('The store is away')

/** A pool and a table in memory; the act named by `fails` throws before or after it has done its work. */
const setup = () => {
  const state = { password: 'Present123!', sessions: 2, told: 0, isOpen: false, leftOver: false }
  let fails: { act: string; isLate: boolean } | undefined
  const act =
    (name: string, work: () => void = () => {}) =>
    async () => {
      if (fails?.act === name && !fails.isLate) throw failure
      work()
      if (fails?.act === name) throw failure
    }
  const deps = {
    hasPasswordChange: async () => state.isOpen || state.leftOver,
    beginPasswordChange: async () => {
      if (state.isOpen) throw new AppError('CONFLICT')
      state.isOpen = true
      return state.leftOver
    },
    dropPasswordChange: act('drop', () => Object.assign(state, { isOpen: false, leftOver: false })),
    leavePasswordChange: act('leave', () => Object.assign(state, { isOpen: false, leftOver: true })),
    checkPassword: async (_: string, password: string) => {
      if (password !== state.password) throw new AppError('WRONG_PASSWORD')
    },
    endAllSessions: act('pool'),
    setPassword: act('set', () => Object.assign(state, { password: 'Another123!' })),
    accountEmailWrite: async () => ({ Put: { TableName: 'table', Item: {} } }),
    endSessions: act('end', () => {
      Object.assign(state, { sessions: 0, isOpen: false, leftOver: false, told: state.told + 1 })
    }),
    signInWithPassword: async (_: string | undefined, password: string) => {
      if (password !== state.password) throw new AppError('INVALID_CREDENTIALS')
      state.sessions += 1
      return aSignIn
    },
    startSession: async () => signedIn,
    getSession: async () => undefined,
    now: () => at,
  }
  const failAt = (name?: string, isLate = false) => (fails = name ? { act: name, isLate } : undefined)
  return { state, deps, failAt }
}

it.each([
  ['pool', false],
  ['set', false],
  ['set', true],
  ['end', false],
])('that stops at %s (answer lost: %s) is finished by asking again', async (name, isLate) => {
  const { state, deps, failAt } = setup()
  failAt(name, isLate)
  await expect(changePassword(input, deps)).rejects.toBe(failure)
  expect(state.isOpen).toBe(false)
  failAt()
  await changePassword(input, deps)
  expect(state).toEqual({ password: 'Another123!', sessions: 1, told: 1, isOpen: false, leftOver: false })
})

it('takes the new password for the present one only where a change stopped half-way', async () => {
  const { state, deps } = setup()
  state.password = 'Another123!'
  await expect(changePassword(input, deps)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  expect(state).toMatchObject({ isOpen: false, leftOver: false, told: 0 })
})

it('stays half-way when somebody who knows neither password asks again', async () => {
  const { state, deps } = setup()
  Object.assign(state, { password: 'Third123!', leftOver: true })
  await expect(changePassword(input, deps)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  expect(state).toMatchObject({ isOpen: false, leftOver: true, sessions: 2 })
})

it('is not held by who does not know the password, so that they cannot hold off its owner', async () => {
  const { state, deps } = setup()
  const wrong = { ...input, body: { ...input.body, currentPassword: 'Guessed123!' } }
  const checkPassword = async (_: string, password: string) => {
    expect(state.isOpen).toBe(false)
    if (password !== state.password) throw new AppError('WRONG_PASSWORD')
  }
  await expect(changePassword(wrong, { ...deps, checkPassword })).rejects.toMatchObject({
    code: 'WRONG_PASSWORD',
  })
  expect(state.isOpen).toBe(false)
})
