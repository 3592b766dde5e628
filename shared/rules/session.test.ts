import { expect, it } from 'vitest'
import { sessionLimits } from '#shared/constants/sessions.ts'
import { crowdedOut, hasTwoFactors, isSessionOver, presentedSecret } from './session.ts'

const rotatedAt = '2026-05-01T10:00:00.000Z'
const session = { currentHash: 'b', previousHash: 'a', rotatedAt }
const after = (seconds: number) => new Date(Date.parse(rotatedAt) + seconds * 1000)

it.each([
  ['b', 0, 'CURRENT'],
  ['b', 9e5, 'CURRENT'],
  ['a', 60, 'REPEATED'],
  ['a', 60.001, 'REUSED'],
  ['older', 0, 'REUSED'],
])('takes %s after %d seconds for %s', (hash, seconds, meaning) => {
  expect(presentedSecret(hash, session, after(seconds))).toBe(meaning)
})

it('takes nothing for the secret before the first one', () => {
  const first = { ...session, previousHash: null }
  expect(presentedSecret('', first, after(0))).toBe('REUSED')
  expect(presentedSecret('null', first, after(0))).toBe('REUSED')
})

it.each([
  [13, 30, false],
  [14, 30, false],
  [14.01, 30, true],
  [1, 1.01, false],
  [1, 1, true],
])('a session unused for %d days, to last %d days in all: over is %s', (unused, whole, isOver) => {
  const [used, dayMs] = [Date.parse(rotatedAt), 86_400_000]
  const lasting = { lastUsedAt: rotatedAt, expiresAt: used / 1000 + whole * 86_400 }
  expect(isSessionOver(lasting, new Date(used + unused * dayMs))).toBe(isOver)
})

it.each([
  [[], false],
  [['password'], false],
  [['code'], false],
  [['password', 'code'], false],
  [['totp', 'recovery'], false],
  [['password', 'totp'], true],
  [['code', 'recovery'], true],
  [['passkey'], true],
] as const)('takes %o for two factors: %s', (factors, isTwo) => {
  expect(hasTwoFactors({ factors })).toBe(isTwo)
})

it('makes room for one more session by those that were unused for the longest time', () => {
  const used = (day: number) => ({ id: `s${day}`, lastUsedAt: new Date(day * 86_400_000).toISOString() })
  const sessions = Array.from({ length: sessionLimits.perPerson + 1 }, (_, index) => used(index))
  expect(crowdedOut(sessions).map(({ id }) => id)).toEqual(['s1', 's0'])
  expect(crowdedOut(sessions.slice(0, sessionLimits.perPerson - 1))).toEqual([])
})
