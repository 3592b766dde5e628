import { expect, test } from 'vitest'
import { saidInBulk } from './availability.ts'

test.each([
  ['PAUSE', 'AVAILABLE', 'PAUSED'],
  ['PAUSE', 'RESERVED', 'PAUSED'],
  ['PAUSE', 'SOLD', null],
  ['RESUME', 'PAUSED', 'AVAILABLE'],
  ['RESUME', 'RESERVED', 'AS_BEFORE'],
  ['RESUME', 'SOLD', null],
  ['SELL', 'PAUSED', 'SOLD'],
  ['SELL', 'SOLD', 'SOLD'],
] as const)('to %s what is %s says %s', (action, present, said) => {
  expect(saidInBulk(action, present)).toBe(said)
})
