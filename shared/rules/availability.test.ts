import { expect, test } from 'vitest'
import { saidInBulk, worksInBulk } from './availability.ts'

test.each([
  ['PAUSE', 'AVAILABLE', 'PAUSED'],
  ['PAUSE', 'RESERVED', 'PAUSED'],
  ['PAUSE', 'SOLD', null],
  ['RESUME', 'PAUSED', 'AVAILABLE'],
  ['RESUME', 'AVAILABLE', 'AS_BEFORE'],
  ['RESUME', 'RESERVED', 'AVAILABLE'],
  ['RESERVE', 'AVAILABLE', 'RESERVED'],
  ['RESERVE', 'RESERVED', 'AS_BEFORE'],
  ['RESERVE', 'SOLD', null],
  ['RESUME', 'SOLD', null],
  ['SELL', 'PAUSED', 'SOLD'],
  ['SELL', 'SOLD', 'SOLD'],
] as const)('to %s what is %s says %s', (action, present, said) => {
  expect(saidInBulk(action, present)).toBe(said)
})

test.each([
  ['PUBLISH', { isReady: true }, false, true],
  ['PUBLISH', { isReady: false }, false, false],
  ['PRICE', { priceQAR: 90_000 }, false, true],
  ['PRICE', { priceQAR: undefined }, false, false],
  ['PRICE', { availability: 'SOLD' }, false, false],
  ['RESERVE', {}, false, true],
  ['RESERVE', { status: 'DRAFT' }, false, false],
  ['RESERVE', { availability: 'RESERVED' }, false, false],
  ['RESUME', {}, false, false],
  ['RESUME', {}, true, true],
  ['RESUME', { availability: 'PAUSED' }, false, true],
  ['SELL', { availability: 'SOLD' }, false, false],
  ['DELETE', { status: 'DRAFT' }, false, true],
] as const)('offers %s for %o (waits for a word: %s): %s', (action, parts, needsWord, works) => {
  const car = { status: 'APPROVED', availability: 'AVAILABLE', isReady: false, priceQAR: 90_000 } as const
  expect(worksInBulk(action, { ...car, ...parts }, needsWord)).toBe(works)
})
