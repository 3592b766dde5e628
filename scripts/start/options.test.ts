import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CommandError } from '#scripts/command/run-command.ts'
import { readOptions } from './options.ts'

describe('the options of npm start', () => {
  test('have defaults', () => {
    expect(readOptions([], {})).toEqual({
      dev: false,
      port: 3000,
      dataDir: resolve('.data'),
      awsEndpoint: undefined,
      staffFactors: 'one',
    })
  })

  test('come from the environment and the command line', () => {
    const options = readOptions(['--dev', '--aws', 'http://localhost:4566/'], {
      PORT: '3100',
      DATA_DIR: '/tmp/x',
      STAFF_FACTORS: 'two',
    })
    expect(options).toEqual({
      dev: true,
      port: 3100,
      dataDir: '/tmp/x',
      awsEndpoint: 'http://127.0.0.1:4566',
      staffFactors: 'two',
    })
  })

  test.each(['0', '-1', '70000', '3000a', '3000.5'])('refuse the port %s with a sentence', (port) => {
    expect(() => readOptions([], { PORT: port })).toThrow(CommandError)
  })

  test('refuse another number of factors than one and two', () => {
    expect(() => readOptions([], { STAFF_FACTORS: 'none' })).toThrow(CommandError)
  })

  test.each([
    [['--aws', 'localhost:4566']],
    [['--aws', 'nonsense']],
    [['--aws']],
    [['--unknown']],
    [['dev']],
  ])('refuse %j with a sentence', (args) => {
    expect(() => readOptions(args, {})).toThrow(CommandError)
  })
})
