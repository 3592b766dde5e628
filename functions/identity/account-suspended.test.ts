import { expect, it } from 'vitest'
import { accountSuspended } from './account-suspended.ts'

const now = () => new Date('2026-11-01T10:00:00.400Z')
const suspension = { reasonCodes: [], reason: null, at: '2026-11-01T09:00:00.000Z' }

it.each([
  ['an admin ends', suspension, undefined],
  ['ends in a day', { ...suspension, until: '2026-11-02T10:00:00.000Z' }, 86_400],
  ['should have ended a moment ago', { ...suspension, until: '2026-11-01T10:00:00.000Z' }, 1],
  ['nobody has written down', null, undefined],
])('a suspension that %s is told with the time that is left', (_, given, seconds) => {
  expect(accountSuspended({ suspension: given }, { now })).toMatchObject({
    code: 'ACCOUNT_SUSPENDED',
    retryAfterSeconds: seconds,
  })
})
