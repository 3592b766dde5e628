import { expect, test } from 'vitest'
import { CommandError } from '#scripts/command/run-command.ts'
import { readBenchOptions, sizeName } from './terminal.ts'

test('readBenchOptions reads sizes, smallest first, and has the usual ones without', () => {
  expect(readBenchOptions(['--sizes', '1m,10k,500'], []).sizes).toEqual([500, 10_000, 1_000_000])
  expect(readBenchOptions([], [10, 20])).toEqual({ sizes: [10, 20], quick: false })
  expect(readBenchOptions(['--quick'], [10, 20])).toEqual({ sizes: [10], quick: true })
})

test.each([[['--sizes', 'many']], [['--unknown']]])('readBenchOptions refuses %j', (args) => {
  expect(() => readBenchOptions(args, [])).toThrow(CommandError)
})

test('sizeName is what readBenchOptions reads', () => {
  expect([1000, 250_000, 2_000_000, 1234].map(sizeName)).toEqual(['1k', '250k', '2m', '1234'])
})
