import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readGrantOptions } from './options.ts'

test.each([
  [['sara'], {}, { isRevoked: false, place: { dataDir: resolve('.data') } }],
  [['sara', '--revoke'], { DATA_DIR: '/tmp/x' }, { isRevoked: true, place: { dataDir: '/tmp/x' } }],
  [
    ['--stage', 'prod', 'sara'],
    {},
    { isRevoked: false, place: { stage: 'prod', region: 'me-central-1', table: undefined } },
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
  [['sara', '--table', 'T']],
])('%j is refused with a sentence', (args) => {
  expect(() => readGrantOptions(args, {})).toThrow(/^Usage|--stage takes|--region takes/)
})
