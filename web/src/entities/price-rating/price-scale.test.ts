import { expect, it } from 'vitest'
import { placeOn } from './price-scale.tsx'

const comparable = (adjustedQAR: number) => ({ adjustedQAR }) as never

it('has room for the cheapest and the dearest, whichever they are', () => {
  const place = placeOn(80_000, {
    fair: { from: 95_000, to: 105_000 },
    median: 100_000,
    comparables: [comparable(90_000), comparable(140_000)],
  })
  expect(place(80_000)).toBeCloseTo(0.06 / 1.12)
  expect(place(140_000)).toBeCloseTo(1 - 0.06 / 1.12)
  expect(place(110_000)).toBeCloseTo(0.5)
})

it('stands in the middle when there is but one price', () =>
  expect(placeOn(80_000, { fair: null, median: 80_000, comparables: [] })(80_000)).toBe(0.5))
