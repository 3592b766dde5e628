import { expect, test } from 'vitest'
import { changeSince } from './change-since.ts'

const sara = { id: 'usr_1', username: 'sara' }
const opened = { version: 3, status: 'PENDING', decision: null }
const approval = { status: 'APPROVED', at: '2026-05-01T10:00:00.000Z', by: sara }

test('there is no change in the same version', () => expect(changeSince(opened, opened)).toBeUndefined())
test('a decision of somebody else says who and what', () =>
  expect(changeSince(opened, { version: 4, status: 'APPROVED', decision: approval })).toEqual({
    kind: 'decided',
    decision: approval,
  }))
test('another version without a decision was changed by its seller', () =>
  expect(changeSince(opened, { ...opened, version: 4 })).toEqual({ kind: 'changed' }))
test('a decision that was there when it was opened is no change', () => {
  const before = { ...opened, decision: approval }
  expect(changeSince(before, { ...before, version: 4 })).toEqual({ kind: 'changed' })
})
test('one that was decided and sent again since counts as changed', () =>
  expect(changeSince(opened, { version: 5, status: 'PENDING', decision: approval })).toEqual({
    kind: 'changed',
  }))
