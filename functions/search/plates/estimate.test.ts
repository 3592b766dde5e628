import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { findPlateComparables, modelSteps, priceOf } from './comparables.ts'
import type { PlateDocument } from './columns.ts'
import { estimatePlateValue } from '#functions/search/plates/estimate.ts'
import { createPlateIndex } from './plate-index.ts'
import { plateId, randomPlate, randomPlates } from '#functions/search/plates/testing/documents.ts'
import { seededRandom } from '#functions/search/testing/documents.ts'
import { limits } from '#shared/constants/limits.ts'
import { plateSales } from '#shared/reference/plate-prices.ts'
import { plateSeries } from '#shared/reference/plate-vocabulary.ts'
import { readPlateNumber } from '#shared/rules/plate.ts'
import { plateEstimate } from '#shared/schemas/plate.ts'

const face = (text: string) => ({ country: 'QA' as const, ...readPlateNumber(text)! })
const model = (text: string) => priceOf(modelSteps(face(text)))

/** Offers of these numbers at these prices; the first is the newest. */
const market = (offers: readonly (readonly [text: string, price: number])[]) =>
  createPlateIndex(
    offers.map(([text, price], n): PlateDocument => ({
      ...randomPlate(seededRandom(n), n),
      ...face(text),
      id: plateId(n),
      price,
      listedAt: new Date(Date.UTC(2026, 0, 1) - n * 1000).toISOString(),
    })),
  )

const estimate = (text: string, index = market([])) =>
  estimatePlateValue(face(text), findPlateComparables(index, face(text)))

const anyNumber = fc.tuple(
  fc.constantFrom(null, ...plateSeries),
  fc.stringMatching(/^(?:\d{1,6}|[07]{2,6}|(?:37){1,3})$/),
)
const anyFace = anyNumber.map(([series, number]) => ({ country: 'QA' as const, series, number }))

describe('the model', () => {
  it.each(plateSales.filter(({ number }) => number !== '411'))(
    'comes near what $number was sold for',
    ({ number, price }) => {
      expect(model(number)).toBeGreaterThan(price * 0.8)
      expect(model(number)).toBeLessThan(price * 1.25)
    },
  )

  it('asks less for a digit more, on average', () => {
    const random = seededRandom(5)
    const means = [1, 2, 3, 4, 5, 6].map((digits) => {
      const prices = Array.from({ length: 2000 }, () =>
        // From 1 on: zeros alone are no number.
        model(String(1 + Math.floor(random() * (10 ** digits - 1))).padStart(digits, '0')),
      )
      return prices.reduce((sum, price) => sum + price, 0) / prices.length
    })
    expect(means).toEqual(means.toSorted((a, b) => b - a))
  })

  it('never asks less for a tag, nor more for a letter', () => {
    fc.assert(
      fc.property(anyFace, ({ series, number }) => {
        const [plain] = modelSteps({ series: null, number })
        const price = priceOf(modelSteps({ series: null, number }))
        expect(price).toBeGreaterThanOrEqual(plain!.kind === 'DIGITS' ? plain!.price : Infinity)
        expect(priceOf(modelSteps({ series, number }))).toBeLessThanOrEqual(price)
      }),
      { seed: 3 },
    )
  })
})

describe('an estimate', () => {
  const random = createPlateIndex(randomPlates(9, 2000))

  it('is what its contract promises for any number, the same each time, its steps the way to its middle', () => {
    const anyMarket = fc.array(
      fc.tuple(fc.stringMatching(/^[0-37]{1,6}$/), fc.integer({ min: 1, max: 100_000_000 })),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(anyFace, anyMarket, fc.boolean(), ({ series, number }, offers, isLarge) => {
        const index = isLarge ? random : market(offers)
        const own = { country: 'QA' as const, series, number }
        const found = estimatePlateValue(own, findPlateComparables(index, own))
        expect(plateEstimate.parse(found)).toEqual(found)
        expect(estimatePlateValue(own, findPlateComparables(index, own))).toEqual(found)
        expect(found.comparables.length).toBeLessThanOrEqual(limits.plate.comparables.most)
        expect(found.comparables.every((plate) => plate.number !== number || plate.series !== series)).toBe(
          true,
        )
        if (!found.range) {
          expect(found).toMatchObject({ confidence: null, steps: [] })
          expect(found.comparables.length).toBeLessThan(limits.plate.comparables.least)
          return
        }
        const { low, middle, high } = found.range
        expect([low, middle, high].every(Number.isFinite)).toBe(true)
        expect(low).toBeLessThanOrEqual(middle)
        expect(middle).toBeLessThanOrEqual(high)
        const product = priceOf(found.steps)
        if (product >= 1 && product <= limits.plate.price.max)
          expect(Math.abs(product / middle - 1)).toBeLessThanOrEqual(0.05)
      }),
      { seed: 8, numRuns: 300 },
    )
  })

  it('says nothing from three comparables, but shows them', () => {
    const three = market([
      ['482916', 4000],
      ['482917', 5000],
      ['482918', 6000],
    ])
    expect(estimate('482915', three)).toMatchObject({
      range: null,
      confidence: null,
      steps: [],
      tags: [],
      comparables: [{ plateNumber: '482916' }, { plateNumber: '482917' }, { plateNumber: '482918' }],
    })
  })

  it('follows the market the more the more offers there are', () => {
    const dear = (count: number) =>
      market(Array.from({ length: count }, (_, n) => [String(482_900 + n), 10_000] as const))
    const middles = [4, 6, 9, 12].map((count) => estimate('251846', dear(count)).range!.middle)
    expect(middles).toEqual(middles.toSorted((a, b) => a - b))
    expect(middles[0]).toBeGreaterThan(model('251846'))
    expect(middles.at(-1)).toBeLessThan(10_000)
    expect(estimate('251846', dear(12)).confidence).toBe('high')
    expect(estimate('251846', dear(4)).confidence).toBe('low')
  })

  it.each([1, 100_000_000])('is hardly moved by one wild price of %i', (wild) => {
    const offers = Array.from({ length: 8 }, (_, n) => [String(482_930 + n), 4500 + n * 200] as const)
    const [calm, moved] = [market(offers), market([...offers.slice(1), ['482939', wild]])]
    const [before, after] = [estimate('251846', calm).range!, estimate('251846', moved).range!]
    expect(Math.abs(after.middle / before.middle - 1)).toBeLessThan(0.1)
    expect(after.high / before.high).toBeLessThan(1.3)
  })

  it('is the wider and the less sure the less prices agree', () => {
    const prices = (spread: number) =>
      market(Array.from({ length: 9 }, (_, n) => [String(482_900 + n), Math.round(5000 * spread ** (n - 4))]))
    const [agreed, apart] = [estimate('251846', prices(1.02)), estimate('251846', prices(2))]
    expect(agreed.confidence).toBe('high')
    expect(apart.confidence).toBe('low')
    expect(apart.range!.high).toBeGreaterThan(agreed.range!.high)
  })
})

describe('comparables', () => {
  const shown = (text: string, offers: readonly string[]) =>
    findPlateComparables(market(offers.map((offer) => [offer, 100_000])), face(text)).map(
      ({ plate }) => plate.plateNumber,
    )

  test('are like it, the most alike first: same tags before a share of them, sales before offers', () => {
    expect(
      shown('377773', ['122221', 'Q 488884', '48884', '447744', '482915', '377773', '9', '377773']),
    ).toEqual(['122221', 'Q 488884', '30003', '48884', '447744', '335353', '363636'])
  })

  test('leave out the number itself, on offer and sold, but not the one with another letter', () => {
    expect(shown('157', ['157', 'Q 157', '246'])).toEqual(['411', '158', '246', 'Q 157'])
  })

  test('of an ordinary number are ordinary ones', () => {
    expect(shown('482915', ['482916', '777777', '123456', '48291', '4829'])).toEqual(['482916', '48291'])
  })
})
