import { expect, test } from 'vitest'
import { hasSucceeded, sayOutcome } from './say-outcome.ts'

test.each([
  ['DONE', false, true, 'is a platform admin from the next request on'],
  ['DONE', true, true, 'is a private user again'],
  ['ALREADY_ADMIN', false, true, 'is a platform admin already'],
  ['NO_ADMIN', true, true, 'is no platform admin'],
  ['UNKNOWN', false, false, 'There is no user "sara"'],
  ['UNKNOWN', true, false, 'There is no user "sara"'],
  ['SUSPENDED', false, false, 'is suspended'],
  ['DEALERSHIP', false, false, 'is a dealership'],
  ['LAST_ADMIN', true, false, 'is the last platform admin'],
] as const)('%s, revoked %s: success is %s', (outcome, isRevoked, isDone, sentence) => {
  expect(sayOutcome(outcome, 'sara', isRevoked)).toContain(sentence)
  expect(hasSucceeded(outcome, isRevoked)).toBe(isDone)
})
