import { describe, expect, test } from 'vitest'
import {
  accountLimits,
  crowdedFrom,
  emptyRecord,
  isEstablished,
  leadsTold,
  mailboxOf,
  reputationFrom,
  reputationOf,
  reputations,
} from './reputation.ts'

const at = new Date('2026-11-23T12:00:00.000Z')
const ago = (days: number) => new Date(at.getTime() - days * 86_400_000).toISOString()
const account = (parts = {}) => ({
  createdAt: ago(0),
  emailConfirmedAt: null,
  phoneConfirmedAt: null,
  isVerified: false,
  ...parts,
})

describe('reputationOf', () => {
  test.each<[string, object, object, string]>([
    ['a fresh account', {}, {}, 'new'],
    ['one with a confirmed address', { emailConfirmedAt: ago(0) }, {}, 'new'],
    ['the same after six days', { emailConfirmedAt: ago(6), createdAt: ago(6) }, {}, 'new'],
    ['the same after a week', { emailConfirmedAt: ago(0), createdAt: ago(7) }, {}, 'known'],
    ['an old one whose address was never confirmed', { createdAt: ago(400) }, {}, 'new'],
    ['one with a confirmed phone', { phoneConfirmedAt: ago(0) }, {}, 'known'],
    ['one with an approved offer', {}, { approved: 1 }, 'known'],
    ['three approved offers in a week', { createdAt: ago(7) }, { approved: 3 }, 'known'],
    ['three approved offers in a month', { createdAt: ago(30) }, { approved: 3 }, 'trusted'],
    ['a verified dealership', { isVerified: true }, {}, 'trusted'],
    ['a verified dealership that was suspended', { isVerified: true }, { suspensions: 1 }, 'known'],
    [
      'one whose phone is confirmed, and that was suspended',
      { phoneConfirmedAt: ago(9) },
      { suspensions: 1 },
      'new',
    ],
    ['more upheld reports than approved offers', {}, { approved: 1, upheld: 2 }, 'new'],
    ['as many upheld reports as approved offers', {}, { approved: 1, upheld: 1 }, 'known'],
  ])('%s is %s %s', (_case, parts, record, reputation) => {
    expect(reputationOf(account(parts), { ...emptyRecord, ...record }, at)).toBe(reputation)
  })
})

test('a crowded network lowers new accounts and nobody else', () => {
  expect(reputations.map((reputation) => reputationFrom(reputation, crowdedFrom - 1))).toEqual(reputations)
  expect(reputations.map((reputation) => reputationFrom(reputation, crowdedFrom))).toEqual([
    'crowded',
    'crowded',
    'known',
    'trusted',
  ])
  expect(reputations.map(isEstablished)).toEqual([false, false, true, true])
})

test('a higher reputation never allows less', () => {
  for (const limits of [...Object.values(accountLimits), leadsTold]) {
    const inOrder = reputations.map((reputation) => limits[reputation])
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
  }
})

test.each([
  ['Maryam@Example.com ', 'maryam@example.com'],
  ['maryam+1@example.com', 'maryam@example.com'],
  ['m.ary.am+x+y@gmail.com', 'maryam@gmail.com'],
  ['maryam@googlemail.com', 'maryam@gmail.com'],
  ['mary.am@example.com', 'mary.am@example.com'],
])('the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
