import { expect, test } from 'vitest'
import { whatHappened } from './what-happened.ts'

const sara = { id: 'usr_1', username: 'sara' }
const opened = { version: 3, status: 'PENDING', decision: null }
const approval = { status: 'APPROVED', at: '2026-05-01T10:00:00.000Z', by: sara }

test('the same version: nothing', () => expect(whatHappened(opened, opened)).toBeUndefined())
test('somebody decided: who and what', () =>
  expect(whatHappened(opened, { version: 4, status: 'APPROVED', decision: approval })).toEqual({
    kind: 'decided',
    decision: approval,
  }))
test('the seller changed it', () =>
  expect(whatHappened(opened, { ...opened, version: 4 })).toEqual({ kind: 'changed' }))
test('an old decision is no news', () => {
  const before = { ...opened, decision: approval }
  expect(whatHappened(before, { ...before, version: 4 })).toEqual({ kind: 'changed' })
})
test('decided and sent again since: what counts is that it changed', () =>
  expect(whatHappened(opened, { version: 5, status: 'PENDING', decision: approval })).toEqual({
    kind: 'changed',
  }))
