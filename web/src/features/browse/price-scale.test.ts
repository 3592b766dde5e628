import { expect, it } from 'vitest'
import { priceSteps } from '#shared/constants/prices.ts'
import { barsOf, lastPlace, maxPriceAt, minPriceAt, placesOf } from './price-scale.ts'

it('has both ends free without prices', () => {
  expect(placesOf({ minPrice: undefined, maxPrice: undefined })).toEqual({ low: 0, high: lastPlace })
  expect(minPriceAt(0)).toBeUndefined()
  expect(maxPriceAt(lastPlace)).toBeUndefined()
})

it('finds the place of every price that it sets', () => {
  for (let place = 0; place < lastPlace; place++) {
    const next = place + 1
    expect(minPriceAt(place) ?? 0).toBe(priceSteps[place])
    expect(maxPriceAt(next) ?? Infinity).toBe(next === lastPlace ? Infinity : priceSteps[next])
    expect(placesOf({ minPrice: minPriceAt(place), maxPrice: maxPriceAt(next) })).toEqual({
      low: place,
      high: next,
    })
  }
})

it.each([
  { minPrice: 55_000, maxPrice: 57_000, low: 50_000, high: 60_000 },
  { minPrice: 95_500, maxPrice: 100_001, low: 90_000, high: 120_000 },
  { minPrice: 5_000_000, maxPrice: undefined, low: 1_500_000, high: 2_000_000 },
  { minPrice: undefined, maxPrice: 5_000_000, low: 0, high: 2_000_000 },
  { minPrice: undefined, maxPrice: 1, low: 0, high: 10_000 },
  { minPrice: 300_000, maxPrice: 100_000, low: 300_000, high: 350_000 },
])('stands around typed prices: $minPrice to $maxPrice', ({ low, high, ...prices }) => {
  const places = placesOf(prices)
  expect({ low: priceSteps[places.low], high: priceSteps[places.high] }).toEqual({ low, high })
})

it('draws the open step with the one before it, and copes without counts', () => {
  const histogram = priceSteps.map((_, index) => (index === 3 ? 8 : index >= lastPlace - 1 ? 1 : 0))
  const bars = barsOf(histogram)
  expect(bars).toHaveLength(lastPlace)
  expect([bars[3], bars.at(-1), bars[0]]).toEqual([1, 0.25, 0])
  expect(barsOf(undefined)).toEqual(Array.from({ length: lastPlace }, () => 0))
})
