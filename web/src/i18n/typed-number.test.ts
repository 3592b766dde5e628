import { expect, it } from 'vitest'
import { readNumber } from './typed-number.ts'

it.each([
  ['125,000', 125_000],
  ['١٢٥٬٠٠٠', 125_000],
  [' 125\u00a0000 ', 125_000],
  ['۴٫۷۵', 4.75],
  ['4.', 4],
  ['.5', 0.5],
  ['0', 0],
])('reads %s', (text, number) => expect(readNumber(text)).toBe(number))

it.each(['', '-5', '1.2.3', 'QAR 5', '.', '1e9', '1234567890123'])('does not take %s for a number', (text) =>
  expect(readNumber(text)).toBeUndefined(),
)
