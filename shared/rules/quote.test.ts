import { expect, test } from 'vitest'
import { isExampleQuote, wasPassedOn } from './quote.ts'

test.each([
  ['PROVIDER', 'SENT', true],
  ['PROVIDER', 'CLOSED', true],
  ['TEAM', 'NEW', false],
  ['TEAM', 'SENT', true],
  ['TEAM', 'ANSWERED', true],
  // Perhaps it was not: nobody can tell any more.
  ['TEAM', 'CLOSED', true],
  ['NOBODY', 'NEW', false],
  ['NOBODY', 'SENT', false],
] as const)('a request that is handled by %s and %s was passed on: %s', (handledBy, status, was) => {
  expect(wasPassedOn({ handledBy, status })).toBe(was)
})

test('one that our team was given may have been mailed before', () => {
  expect(wasPassedOn({ handledBy: 'TEAM', status: 'NEW', wasMailed: true })).toBe(true)
})

test.each([
  ['PROVIDER', false],
  ['TEAM', false],
  ['NOBODY', true],
] as const)('a request that is handled by %s is an example: %s', (handledBy, is) => {
  expect(isExampleQuote({ handledBy })).toBe(is)
})
