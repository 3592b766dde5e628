import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { priceVerdicts } from '#shared/constants/prices.ts'
import { confidenceOf, differenceOf, toPriceScale, verdictOf } from '#shared/rules/price-verdict.ts'

const scale = toPriceScale({ middleQAR: 100_300, spread: 0.07 })

describe('the figures of an estimate', () => {
  it('are rounded to what the spread allows', () => {
    expect(toPriceScale({ middleQAR: 306_238, spread: 0.06 })).toEqual({
      median: 305_000,
      fair: { from: 285_000, to: 325_000 },
      sigma: 20_000,
    })
    expect(toPriceScale({ middleQAR: 8130, spread: 0.05 }).median).toBe(8200)
  })

  it('stay in order, with a middle of more than nothing, whatever is estimated', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 1000, max: 1e8, noNaN: true }),
        fc.double({ min: 0.03, max: 0.4, noNaN: true }),
        (middleQAR, spread) => {
          const { median, fair } = toPriceScale({ middleQAR, spread })
          expect(fair.from).toBeGreaterThan(0)
          expect(median).toBeGreaterThan(fair.from)
          expect(fair.to).toBeGreaterThan(median)
          expect(Math.abs(median / middleQAR - 1)).toBeLessThanOrEqual(spread / 4 + 1e-9)
        },
      ),
    ))

  it('give the difference of a price in percent of the middle that is shown', () => {
    expect(scale.median).toBe(100_000)
    expect(differenceOf(91_400, scale)).toBe(-8.6)
    expect(differenceOf(100_000, scale)).toBe(0)
    expect(differenceOf(30, scale)).toBe(-99.9)
  })
})

describe('the verdict', () => {
  test.each([
    [49_000, 'SUSPECT'],
    [71_999, 'SUSPECT'],
    [72_000, 'GREAT'],
    [83_999, 'GREAT'],
    [84_000, 'GOOD'],
    [91_999, 'GOOD'],
    [92_000, 'FAIR'],
    [108_000, 'FAIR'],
    [108_001, 'HIGH'],
    [116_000, 'HIGH'],
    [116_001, 'VERY_HIGH'],
  ] as const)('on %i where 100,000 is usual is %s', (price, verdict) => {
    expect(scale).toMatchObject({ sigma: 8000, fair: { from: 92_000, to: 108_000 } })
    expect(verdictOf(price, scale)).toBe(verdict)
  })

  it('only ever gets dearer as the price rises, through all six', () => {
    const verdicts = Array.from({ length: 500 }, (_, at) => verdictOf(at * 500, scale))
    const ranks = verdicts.map((verdict) => priceVerdicts.indexOf(verdict))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(new Set(ranks).size).toBe(priceVerdicts.length)
  })

  it('never calls half the usual price a bargain, however prices spread', () => {
    const wide = toPriceScale({ middleQAR: 100_000, spread: 0.4 })
    expect(verdictOf(49_900, wide)).toBe('SUSPECT')
    expect(verdictOf(70_000, wide)).toBe('FAIR')
  })
})

test.each([
  [4, 'LOW'],
  [5, 'MEDIUM'],
  [9, 'MEDIUM'],
  [10, 'HIGH'],
] as const)('from %i cars the confidence is %s', (count, confidence) =>
  expect(confidenceOf(count)).toBe(confidence),
)
