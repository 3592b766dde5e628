import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { hasSucceeded, readGrantOptions, sayOutcome } from './options.ts'

test.each([
  [['sara'], {}, { act: 'grant', place: { dataDir: resolve('.data') } }],
  [['sara', '--revoke'], { DATA_DIR: '/tmp/x' }, { act: 'revoke', place: { dataDir: '/tmp/x' } }],
  [['sara', '--reset-factors'], {}, { act: 'reset-factors', place: { dataDir: resolve('.data') } }],
  [
    ['--stage', 'prod', '--region', 'eu-central-1', 'sara'],
    {},
    { act: 'grant', place: { stage: 'prod', region: 'eu-central-1', table: undefined } },
  ],
  [
    ['sara', '--stage=dev', '--region', 'eu-west-1', '--table', 'T'],
    {},
    { act: 'grant', place: { stage: 'dev', region: 'eu-west-1', table: 'T' } },
  ],
])('%j is understood', (args, env, expected) => {
  expect(readGrantOptions(args, env)).toEqual({ username: 'sara', ...expected })
})

test.each([
  [[]],
  [['']],
  [['sara', 'noor']],
  [['sara', '--admin']],
  [['sara', '--revoke', '--reset-factors']],
  [['sara', '--stage']],
  [['sara', '--stage', 'Prod!']],
  [['sara', '--stage', 'dev', '--region', 'Dubai']],
  [['sara', '--stage', 'prod']],
  [['sara', '--table', 'T']],
  [['sara', '--revoke', '--region', 'eu-central-1']],
])('%j is refused with a sentence', (args) => {
  expect(() => readGrantOptions(args, {})).toThrow(
    /^(?:.*\n)?Usage|--stage takes|--region takes|Say where|name it with --stage/,
  )
})

test.each([
  ['DONE', 'grant', true, 'is a platform admin from the next request on'],
  ['DONE', 'revoke', true, 'is a private user again'],
  ['DONE', 'reset-factors', true, 'signs in with the password alone'],
  ['ALREADY_ADMIN', 'grant', true, 'is a platform admin already'],
  ['NO_ADMIN', 'revoke', true, 'is no platform admin'],
  ['NO_FACTOR', 'reset-factors', true, 'has no two-step sign-in and no passkey'],
  ['UNKNOWN', 'grant', false, 'There is no user "sara"'],
  ['UNKNOWN', 'reset-factors', false, 'There is no user "sara"'],
  ['SUSPENDED', 'grant', false, 'is suspended'],
  ['DEALERSHIP', 'grant', false, 'is a dealership'],
  ['LAST_ADMIN', 'revoke', false, 'is the last platform admin'],
] as const)('%s after %s: success is %s', (outcome, act, isDone, sentence) => {
  expect(sayOutcome(outcome, 'sara', act)).toContain(sentence)
  expect(hasSucceeded(outcome, act)).toBe(isDone)
})
