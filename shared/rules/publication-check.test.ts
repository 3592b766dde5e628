import { describe, expect, it } from 'vitest'
import { checkShares, checkTierOf, isPriceUnlikely } from './publication-check.ts'
import { emptyRecord } from './reputation.ts'

describe('the share of a dealership that is looked at', () => {
  it.each([
    ['new', {}],
    ['new', { checked: 9 }],
    ['known', { checked: 10 }],
    ['known', { checked: 8, approved: 2 }],
    ['known', { checked: 49 }],
    ['proven', { checked: 50 }],
    ['proven', { checked: 98, rejected: 2 }],
    ['known', { checked: 60, rejected: 2 }],
    ['watched', { rejected: 1 }],
    ['watched', { checked: 9, upheld: 1 }],
    ['known', { checked: 40, suspensions: 1 }],
    ['watched', { checked: 40, rejected: 6 }],
  ] as const)('%s after %j', (tier, record) => {
    expect(checkTierOf({ ...emptyRecord, ...record })).toBe(tier)
  })

  it('falls with what was found fine and rises with what was not', () => {
    const { watched, new: first, known, proven } = checkShares
    expect([watched, first, known, proven].toSorted((a, b) => b - a)).toEqual([watched, first, known, proven])
  })
})

describe('an unlikely price', () => {
  const rated = (median: number | null, verdict: 'FAIR' | 'SUSPECT' | null = null) => ({ median, verdict })
  it.each([
    [100_000, rated(100_000, 'FAIR'), false],
    [70_000, rated(100_000, 'SUSPECT'), true],
    [40_000, rated(100_000), true],
    [250_000, rated(100_000), true],
    [100_000, rated(null), false],
    [1_250, rated(null), true],
    [undefined, rated(100_000), false],
  ])('%d beside %j: %s', (price, rating, isUnlikely) => {
    expect(isPriceUnlikely(price, rating)).toBe(isUnlikely)
  })
})
