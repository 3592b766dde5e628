import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readGrantOptions } from './options.ts'

test.each([
  [['sara'], {}, { isRevoked: false, place: { dataDir: resolve('.data') } }],
  [['sara', '--revoke'], { DATA_DIR: '/tmp/x' }, { isRevoked: true, place: { dataDir: '/tmp/x' } }],
  [['--stage', 'prod', 'sara'], {}, { isRevoked: false, place: { stage: 'prod', table: undefined } }],
  [['sara', '--stage=dev', '--table', 'T'], {}, { isRevoked: false, place: { stage: 'dev', table: 'T' } }],
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
  [['sara', '--table', 'T']],
])('%j is refused with a sentence', (args) => {
  expect(() => readGrantOptions(args, {})).toThrow(/^Usage|--stage takes/)
})
