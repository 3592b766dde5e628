import { expect, test } from 'vitest'
import { waitOf } from './wait.ts'

test.each([
  [1, 'seconds', 1],
  [90, 'seconds', 90],
  [91, 'minutes', 2],
  [3600, 'minutes', 60],
] as const)('%d seconds are told in %s', (seconds, unit, count) => {
  expect(waitOf(seconds)).toEqual({ unit, count })
})
