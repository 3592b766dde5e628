import { expect, it } from 'vitest'
import { riyalsInEnglish } from './riyals-in-english.ts'

it.each([
  [0, 'zero Qatari riyals'],
  [1, 'one Qatari riyal'],
  [2, 'two Qatari riyals'],
  [13, 'thirteen Qatari riyals'],
  [20, 'twenty Qatari riyals'],
  [42, 'forty-two Qatari riyals'],
  [100, 'one hundred Qatari riyals'],
  [101, 'one hundred and one Qatari riyals'],
  [999, 'nine hundred and ninety-nine Qatari riyals'],
  [1000, 'one thousand Qatari riyals'],
  [2005, 'two thousand and five Qatari riyals'],
  [2500, 'two thousand five hundred Qatari riyals'],
  [121_000, 'one hundred and twenty-one thousand Qatari riyals'],
  [121_090, 'one hundred and twenty-one thousand and ninety Qatari riyals'],
  [1_000_000, 'one million Qatari riyals'],
  [1_000_001, 'one million and one Qatari riyals'],
  [1_040_500, 'one million forty thousand five hundred Qatari riyals'],
  [
    99_999_999,
    'ninety-nine million nine hundred and ninety-nine thousand nine hundred and ninety-nine Qatari riyals',
  ],
])('writes %i', (riyals, words) => expect(riyalsInEnglish(riyals)).toBe(words))
