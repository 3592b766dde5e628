import { describe, expect, it } from 'vitest'
import { priceDoubts } from './price-question.ts'

const kinds = (after: number | undefined, compared: Partial<Parameters<typeof priceDoubts>[1]> = {}) =>
  priceDoubts(after, { isCar: true, ...compared }).map(({ kind }) => kind)

describe('the question about a price', () => {
  it('is asked when a digit is missing or doubled', () => {
    expect(priceDoubts(22_500, { before: 225_000, isCar: true })).toEqual([
      { kind: 'LOWERED', percent: 90, before: 225_000 },
    ])
    expect(kinds(2_250_000, { before: 225_000 })).toEqual(['RAISED'])
  })

  it('never says that a price is wholly gone', () => {
    expect(priceDoubts(9, { before: 19_000, isCar: false })).toEqual([
      { kind: 'LOWERED', percent: 99, before: 19_000 },
    ])
    expect(priceDoubts(38_000, { before: 19_000, isCar: false })).toMatchObject([{ percent: 100 }])
  })

  it('is not asked for an ordinary discount', () => {
    expect(kinds(199_000, { before: 225_000 })).toEqual([])
    expect(kinds(157_501, { before: 225_000 })).toEqual([])
    expect(kinds(157_500, { before: 225_000 })).toEqual(['LOWERED'])
  })

  it('is asked for a price far from what similar cars cost', () => {
    expect(kinds(1250, { median: 62_000 })).toEqual(['BELOW_MARKET'])
    expect(kinds(125_000, { median: 62_000 })).toEqual(['ABOVE_MARKET'])
    expect(kinds(50_000, { median: 62_000 })).toEqual([])
  })

  it('is asked for a car that costs next to nothing, where nobody offers a similar one', () => {
    expect(kinds(1250)).toEqual(['TINY'])
    expect(kinds(1250, { isCar: false })).toEqual([])
    expect(kinds(1250, { before: 1250 })).toEqual([])
  })

  it('is not asked where there is no price', () => expect(kinds(undefined, { before: 5000 })).toEqual([]))
})
