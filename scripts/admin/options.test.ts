import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { hasSucceeded, readGrantOptions, sayOutcome } from './options.ts'

test.each([
  [['sara'], {}, { isRevoked: false, place: { dataDir: resolve('.data') } }],
  [['sara', '--revoke'], { DATA_DIR: '/tmp/x' }, { isRevoked: true, place: { dataDir: '/tmp/x' } }],
  [
    ['--stage', 'prod', '--region', 'eu-central-1', 'sara'],
    {},
    { isRevoked: false, place: { stage: 'prod', region: 'eu-central-1', table: undefined } },
  ],
  [
    ['sara', '--stage=dev', '--region', 'eu-west-1', '--table', 'T'],
    {},
    { isRevoked: false, place: { stage: 'dev', region: 'eu-west-1', table: 'T' } },
  ],
])('%j is understood', (args, env, expected) => {
  expect(readGrantOptions(args, env)).toEqual({ username: 'sara', ...expected })
})

test.each([
  [[]],
  [['']],
  [['sara', 'noor']],
  [['sara', '--admin']],
  [['sara', '--stage']],
  [['sara', '--stage', 'Prod!']],
  [['sara', '--stage', 'dev', '--region', 'Dubai']],
  [['sara', '--stage', 'prod']],
  [['sara', '--table', 'T']],
])('%j is refused with a sentence', (args) => {
  expect(() => readGrantOptions(args, {})).toThrow(/^Usage|--stage takes|--region takes|Say where/)
})

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
