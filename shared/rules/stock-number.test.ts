import { expect, test } from 'vitest'
import { stockKey } from './stock-number.ts'

test.each([
  ['a-12', 'A-12'],
  [' A 12 ', 'a12'],
  ['٣٤', '34'],
  ['۳۴', '34'],
  ['ＡＢ１', 'ab1'],
  ['\u200fA-1\u200e', 'A-1'],
  ['A\u00ad\u200d1', 'a1'],
])('%s and %s are one number', (one, other) => expect(stockKey(one)).toBe(stockKey(other)))

test.each([
  ['12-1', '1-21'],
  ['012', '12'],
])('%s and %s are two', (one, other) => expect(stockKey(one)).not.toBe(stockKey(other)))

test('a number that folds into many letters still fits a key', () => {
  expect(stockKey('ﷺ'.repeat(40)).length).toBeLessThanOrEqual(120)
})
