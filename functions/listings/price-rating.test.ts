import { describe, expect, it, test } from 'vitest'
import { noCounts } from '#functions/data/counts.ts'
import { toListingCard, type CompleteCar } from '#functions/data/listing-record.ts'
import { adjustPrice, ratePrice, type RatedCar } from '#functions/listings/price-rating.ts'
import { aListing } from '#functions/testing/builders.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { priceVerdicts, type PriceVerdict } from '#shared/schemas/price-rating.ts'

const car = (parts: Partial<RatedCar> = {}): RatedCar => ({
  year: 2020,
  mileage: 60_000,
  priceQAR: 100_000,
  isGCCSpec: true,
  ...parts,
})

let made = 0
const card = (parts: Partial<RatedCar> = {}): ListingCard => {
  const listing = aListing()
  const id = `lst_${String(++made).padStart(26, '0')}`
  return {
    ...toListingCard({ ...listing, ...noCounts }, listing.car as CompleteCar, 'a-car'),
    ...car(parts),
    id,
  }
}

const priced = (prices: readonly number[], parts: Partial<RatedCar> = {}) =>
  prices.map((priceQAR) => card({ ...parts, priceQAR }))

const rate = (priceQAR: number, others: readonly ListingCard[]) =>
  ratePrice(car({ priceQAR }), { others, years: 1 })

const verdictsOf = (others: readonly ListingCard[], from = 1000, to = 250_000, step = 250) => {
  const verdicts: PriceVerdict[] = []
  for (let price = from; price <= to; price += step) verdicts.push(rate(price, others).verdict!)
  return verdicts
}

// Ten prices around 100,000 whose median distance from it is 5,000: one standard deviation is 7,413.
const market = priced([85_000, 90_000, 95_000, 95_000, 99_000, 101_000, 105_000, 105_000, 110_000, 115_000])

describe('the verdict', () => {
  test.each([
    [40_000, 'SUSPECT'],
    [74_000, 'SUSPECT'],
    [74_100, 'GREAT'],
    [85_100, 'GREAT'],
    [85_200, 'GOOD'],
    [92_500, 'GOOD'],
    [92_600, 'FAIR'],
    [100_000, 'FAIR'],
    [107_400, 'FAIR'],
    [107_500, 'HIGH'],
    [114_800, 'HIGH'],
    [114_900, 'VERY_HIGH'],
  ] as const)('on %i among ten around 100,000 is %s', (price, verdict) => {
    expect(rate(price, market).verdict).toBe(verdict)
  })

  it('only ever gets dearer as the price rises, through all six', () => {
    const ranks = verdictsOf(market).map((verdict) => priceVerdicts.indexOf(verdict))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(new Set(ranks).size).toBe(priceVerdicts.length)
  })

  it('is as far from fair above as below', () => {
    const mirrored: Partial<Record<PriceVerdict, PriceVerdict>> = {
      FAIR: 'FAIR',
      GOOD: 'HIGH',
      GREAT: 'VERY_HIGH',
      SUSPECT: 'VERY_HIGH',
    }
    for (let away = 0; away <= 60_000; away += 500) {
      const below = rate(100_000 - away, market).verdict!
      expect(rate(100_000 + away, market).verdict, `${away}`).toBe(mirrored[below])
    }
  })

  it('is fair exactly within the range that is called so', () => {
    const { fair } = rate(100_000, market)
    for (const [price, isFair] of [
      [fair!.from - 1, false],
      [fair!.from, true],
      [fair!.to, true],
      [fair!.to + 1, false],
    ] as const)
      expect(rate(price, market).verdict === 'FAIR', `${price}`).toBe(isFair)
  })

  it('stays sensible when all ask the same', () => {
    const same = priced([100_000, 100_000, 100_000, 100_000, 100_000])
    expect(rate(100_000, same)).toMatchObject({ verdict: 'FAIR', median: 100_000, differencePercent: 0 })
    expect(rate(102_000, same).verdict).toBe('FAIR')
    expect(rate(95_000, same).verdict).toBe('GOOD')
    expect(rate(110_000, same).verdict).toBe('VERY_HIGH')
  })

  test.each([1000, 100_000_000])('is hardly moved by a wild price of %i', (wild) => {
    const others = [...market.slice(0, -1), ...priced([wild])]
    const { verdict, median } = rate(100_000, others)
    expect(verdict).toBe('FAIR')
    // The mean would be 10 million.
    expect(Math.abs(median! - 100_000)).toBeLessThanOrEqual(3000)
    expect(rate(140_000, others).verdict).toBe('VERY_HIGH')
    expect(rate(40_000, others).verdict).toBe('SUSPECT')
  })

  it('never calls half the usual price a bargain, however prices spread', () => {
    const wide = priced([40_000, 60_000, 100_000, 150_000, 200_000])
    expect(rate(49_900, wide).verdict).toBe('SUSPECT')
    expect(rate(50_100, wide).verdict).toBe('FAIR')
  })
})

describe('how many cars it takes', () => {
  it('says nothing from three, but shows them', () => {
    const three = priced([90_000, 100_000, 110_000])
    expect(rate(50_000, three)).toMatchObject({
      verdict: null,
      confidence: null,
      fair: null,
      count: 3,
      median: 100_000,
      differencePercent: -50,
    })
    expect(rate(50_000, three).comparables).toHaveLength(3)
  })

  it('knows nothing from none', () => {
    expect(rate(50_000, [])).toEqual({
      verdict: null,
      confidence: null,
      fair: null,
      count: 0,
      median: null,
      differencePercent: null,
      basis: { years: 1, isGCCSpec: null },
      comparables: [],
    })
  })

  test.each([
    [4, 'LOW'],
    [5, 'MEDIUM'],
    [9, 'MEDIUM'],
    [10, 'HIGH'],
    [40, 'HIGH'],
  ] as const)('from %i the confidence is %s', (count, confidence) => {
    const others = priced(Array.from({ length: count }, (_, index) => 95_000 + index * 300))
    expect(rate(100_000, others)).toMatchObject({ count, confidence, verdict: expect.any(String) })
  })
})

describe('cars of other ages and mileages', () => {
  it('are brought to this one: an older or more driven one would cost more were it like this', () => {
    expect(adjustPrice(car({ year: 2019 }), car())).toBeGreaterThan(100_000)
    expect(adjustPrice(car({ year: 2021 }), car())).toBeCloseTo(91_000)
    expect(adjustPrice(car({ mileage: 160_000 }), car())).toBeGreaterThan(100_000)
    expect(adjustPrice(car({ mileage: 10_000 }), car())).toBeCloseTo(100_000 * 0.998 ** 50)
    expect(adjustPrice(car({ mileage: 900_000 }), car())).toBeCloseTo(125_000)
    expect(adjustPrice(car(), car())).toBe(100_000)
  })

  it('come out the same there and back', () => {
    const [one, other] = [car(), car({ year: 2017, mileage: 170_000, priceQAR: 70_000 })]
    const there = adjustPrice(other, one)
    expect(adjustPrice({ ...one, priceQAR: there }, other)).toBeCloseTo(70_000)
  })

  it('do not make a fair price look high: a market that follows the model is fair throughout', () => {
    const years = [2018, 2019, 2020, 2021, 2022]
    const others = years.map((year) => card({ year, priceQAR: Math.round(100_000 / 0.91 ** (year - 2020)) }))
    expect(others[4]!.priceQAR).toBeGreaterThan(others[0]!.priceQAR)
    expect(rate(100_000, others)).toMatchObject({ verdict: 'FAIR', median: 100_000 })
  })

  it('are shown nearest first, at most six', () => {
    const near = card({ mileage: 61_000 })
    const nextYear = card({ year: 2021 })
    const far = card({ year: 2018, mileage: 200_000 })
    const rest = priced([100_000, 100_000, 100_000, 100_000, 100_000], { year: 2018 })
    const { comparables } = rate(100_000, [far, nextYear, ...rest, near])
    expect(comparables.map(({ card: { id } }) => id).slice(0, 2)).toEqual([near.id, nextYear.id])
    expect(comparables).toHaveLength(6)
    expect(comparables.some(({ card: { id } }) => id === far.id)).toBe(false)
    expect(comparables[1]!.adjustedQAR).toBe(91_000)
  })
})

describe('origin', () => {
  const gulf = priced([98_000, 99_000, 101_000, 102_000])
  const imported = priced([78_000, 79_000, 81_000, 82_000, 83_000], { isGCCSpec: false })

  it('counts its own kind alone when there are enough', () => {
    const others = [...gulf, ...imported]
    expect(rate(100_000, others)).toMatchObject({
      count: 4,
      median: 100_000,
      basis: { isGCCSpec: true },
      verdict: 'FAIR',
    })
    const foreign = ratePrice(car({ priceQAR: 81_000, isGCCSpec: false }), { others, years: 2 })
    expect(foreign).toMatchObject({ count: 5, median: 81_000, basis: { years: 2, isGCCSpec: false } })
  })

  it('is set aside when there are not, and says so', () => {
    const rating = rate(100_000, [...gulf.slice(0, 3), ...imported])
    expect(rating).toMatchObject({ count: 8, basis: { isGCCSpec: null } })
  })
})

it('says what a car without a price would fairly cost, and judges nothing', () => {
  const { priceQAR: _, ...unpriced } = car()
  const others = priced([98_000, 99_000, 100_000, 101_000, 102_000])
  const withPrice = ratePrice(car(), { others, years: 1 })
  const without = ratePrice(unpriced, { others, years: 1 })
  expect(without).toEqual({ ...withPrice, verdict: null, differencePercent: null })
})
