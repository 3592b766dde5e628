import { describe, expect, it } from 'vitest'
import { askingBeside, placeOnEstimate } from './estimate-scale.ts'

const range = { low: 100_000, middle: 140_000, high: 200_000 }

describe('placeOnEstimate', () => {
  it('keeps the order of prices, and room at both ends', () => {
    const place = placeOnEstimate(range, 120_000)
    const places = [100_000, 120_000, 140_000, 200_000].map(place)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
    expect(places.at(-1)).toBeLessThan(1)
  })

  it('leaves the range room beside a price a hundred times as high', () => {
    const place = placeOnEstimate(range, 20_000_000)
    expect(place(range.high) - place(range.low)).toBeGreaterThan(0.09)
    expect(place(20_000_000)).toBeLessThan(1)
  })

  it('stays on the scale for a price of 0 and for a range without width', () => {
    expect(placeOnEstimate(range, 0)(0)).toBeGreaterThan(0)
    expect(placeOnEstimate({ low: 5, middle: 5, high: 5 }, undefined)(5)).toBe(0.5)
  })
})

it.each([
  [99_999, 'below'],
  [100_000, 'within'],
  [200_000, 'within'],
  [200_001, 'above'],
])('finds %i %s the range', (price, where) => expect(askingBeside(range, price)).toBe(where))
