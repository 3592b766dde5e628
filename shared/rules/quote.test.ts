import { expect, test } from 'vitest'
import { wasPassedOn } from './quote.ts'

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
