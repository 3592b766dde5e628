import { describe, expect, it } from 'vitest'
import { comparePrice } from '#functions/search/find-comparables.ts'
import { applyChanges, createIndex } from '#functions/search/search-index.ts'
import { randomDocument, seededRandom } from '#functions/search/testing/documents.ts'
import { valueOf } from '#shared/rules/car-value.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { marketValue } from './market-value.ts'

const random = seededRandom(5)
let made = 0
const document = (changes: Partial<ListingCard>) =>
  randomDocument(random, ++made, {
    make: 'Toyota',
    model: 'Land Cruiser',
    variant: 'GXR',
    year: 2023,
    mileage: 40_000,
    isGCCSpec: true,
    ...changes,
  })

const offered = [2022, 2023, 2025].flatMap((year) =>
  Array.from({ length: 8 }, (_, at) =>
    document({
      year,
      mileage: (2026 - year) * 18_000 + at * 1000,
      variant: at % 2 ? 'VXR full option' : 'gxr',
      priceQAR: 250_000 + (year - 2022) * 22_000 + (at % 2) * 70_000 - at * 900,
    }),
  ),
)
const old = [2012, 2013].map((year) => document({ year, mileage: 220_000, priceQAR: 90_000 }))
const patrols = Array.from({ length: 5 }, (_, at) =>
  document({ make: 'Nissan', model: 'Patrol', priceQAR: 280_000 + at * 1000 }),
)
const dearer = Array.from({ length: 5 }, () =>
  document({ make: 'Rolls-Royce', model: 'Cullinan', priceQAR: 1_900_000 }),
)
const sedans = Array.from({ length: 5 }, () =>
  document({ make: 'Toyota', model: 'Camry', priceQAR: 280_000 }),
)
const index = createIndex([...offered, ...old, ...patrols, ...dearer, ...sedans])
const cruiser = { make: 'Toyota', model: 'Land Cruiser' }

describe('what a model is worth', () => {
  const found = marketValue(index, cruiser)
  const [newest, oldest] = found.generations

  it('agrees with the rating of a car that is not listed yet', () => {
    for (const car of [
      { year: 2022, mileage: 70_000, isGCCSpec: true, variant: 'VXR' },
      { year: 2025, mileage: 15_000, isGCCSpec: false, variant: 'GXR' },
    ]) {
      const { estimate } = comparePrice(index, { ...cruiser, ...car })
      const value = valueOf(found, { ...car, trim: car.variant })!
      // Half a standard deviation is what it is rounded to.
      expect(Math.abs(value.middle / estimate!.middleQAR - 1)).toBeLessThan(estimate!.spread / 2)
    }
  })

  it('names the usual trims as our list does, after all of them together', () => {
    expect(newest!.trims.map(({ name, count }) => [name, count])).toEqual([
      [null, 24],
      ['GXR', 12],
      ['VXR', 12],
    ])
    const [any, ...named] = newest!.trims
    for (const { spread } of named) expect(any!.spread).toBeGreaterThan(spread)
  })

  it('knows each year between the first and the last that is offered, with its usual mileage', () => {
    expect(newest!.years.map(({ year, count }) => [year, count])).toEqual([
      [2025, 8],
      [2024, 0],
      [2023, 8],
      [2022, 8],
    ])
    const mileages = newest!.years.map(({ mileage }) => mileage)
    expect(mileages).toEqual(mileages.toSorted((a, b) => a - b))
    expect(mileages.every((kilometres) => kilometres % 1000 === 0)).toBe(true)
  })

  it('an older year usually has more kilometres, even where one car has few', () => {
    const odd = [
      [2025, 20_000],
      [2024, 90_000],
      [2023, 10_000],
      [2022, 60_000],
    ].map(([year, mileage]) => document({ year: year!, mileage: mileage!, priceQAR: 200_000 }))
    const [{ years }] = marketValue(createIndex(odd), cruiser).generations as [typeof newest & object]
    const mileages = years.map(({ mileage }) => mileage)
    expect(mileages).toEqual(mileages.toSorted((a, b) => a - b))
  })

  it('says of a generation with too few cars how many there are, and no more', () => {
    expect(oldest).toMatchObject({ count: 2, trims: [] })
    expect(valueOf(found, { year: 2012, mileage: 200_000, isGCCSpec: true, trim: null })).toBeUndefined()
  })

  it('leads to models of the same body, those that cost about the same first', () => {
    expect(found.similar.map(({ model }) => model)).toEqual(['Patrol', 'Cullinan'])
  })

  it('is empty for a model that nobody offers, and follows the changes of the market', () => {
    const empty = createIndex([])
    expect(marketValue(empty, cruiser)).toMatchObject({ generations: [], similar: [] })
    applyChanges(
      empty,
      offered.map((each) => ({ ...each, document: each })),
    )
    expect(marketValue(empty, cruiser).generations[0]!.count).toBe(offered.length)
  })

  it('counts all cars on offer, of which it looks at a bounded number', () => {
    const many = createIndex(
      Array.from({ length: 1000 }, (_, at) => document({ year: at === 0 ? 2024 : 2023, priceQAR: 300_000 })),
    )
    const { count, years, trims } = marketValue(many, cruiser).generations[0]!
    expect(count).toBe(1000)
    expect(years.map(({ year, count: ofYear }) => [year, ofYear])).toEqual([
      [2024, 1],
      [2023, 999],
    ])
    expect(trims[0]!.count).toBeLessThanOrEqual(200)
  })
})
