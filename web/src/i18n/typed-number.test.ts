import { describe, expect, it } from 'vitest'
import { readNumber, readWhole, writeWhole } from './typed-number.ts'

describe('readNumber', () => {
  it.each([
    ['125,000', 125_000],
    ['12,50,000.5', 1_250_000.5],
    ['١٢٥٬٠٠٠', 125_000],
    ['١٬٢٥٠،٠٠٠', 1_250_000],
    [' 125\u00a0000 ', 125_000],
    ['\u2067\u061c١٢٥٬٠٠٠\u200f\u2069\u200e', 125_000],
    ['۴٫۷۵', 4.75],
    ['4.', 4],
    ['.5', 0.5],
    ['0', 0],
  ])('reads %s', (text, number) => expect(readNumber(text)).toBe(number))

  it.each([
    '',
    '-5',
    '1.2.3',
    'QAR 5',
    '.',
    '1e9',
    '1234567890123',
    '7,5',
    '٧,٥',
    '2,25',
    '1,250,',
    '٤،٥',
    '٤،٧٥',
    '،٧٥',
  ])('does not take %s for a number', (text) => expect(readNumber(text)).toBeUndefined())
})

describe('readWhole', () => {
  it.each([
    ['42000', 42_000],
    [' 125,000 ', 125_000],
    ['٤٢٬٠٠٠', 42_000],
    ['١،٠٤٢،٠٠٠', 1_042_000],
    ['\u200f42،000\u200e', 42_000],
    ['۹۸۷', 987],
    ['١٢٣٤٥٦٧٨٩٠', 1_234_567_890],
    ['0', 0],
  ])('reads %s', (text, value) => expect(readWhole(text)).toBe(value))

  it('reads back what it wrote', () => {
    expect(writeWhole(1_234_567)).toBe('1,234,567')
    expect(readWhole(writeWhole(1_234_567))).toBe(1_234_567)
  })

  it.each(['', ' ', '12.5', '-5', '1e6', 'abc', '9'.repeat(16), '٤،٥', '٤،٧٥'])('refuses %j', (text) =>
    expect(readWhole(text)).toBeUndefined(),
  )
})
