import { describe, expect, it } from 'vitest'
import { biggestDrop, changesOf, daysOnMarket, stepChartOf } from './price-changes.ts'

const history = [
  { priceQAR: 100_000, at: '2026-01-01T00:00:00.000Z' },
  { priceQAR: 95_000, at: '2026-01-11T00:00:00.000Z' },
  { priceQAR: 97_000, at: '2026-01-21T00:00:00.000Z' },
  { priceQAR: 90_000, at: '2026-01-31T00:00:00.000Z' },
]

describe('changes', () => {
  it('are the steps between the prices', () =>
    expect(changesOf(history)[0]).toEqual({
      at: history[1]!.at,
      before: 100_000,
      after: 95_000,
      share: -0.05,
    }))

  it('are none for a price that never changed', () => {
    expect(changesOf(history.slice(0, 1))).toEqual([])
    expect(changesOf([])).toEqual([])
  })

  it('have a biggest drop, unless the price only rose', () => {
    expect(biggestDrop(changesOf(history))?.after).toBe(90_000)
    expect(biggestDrop(changesOf(history.slice(1, 3)))).toBeUndefined()
  })
})

it('counts the days in Qatar since the publication, and none before it', () => {
  expect(daysOnMarket('2026-01-01T12:00:00.000Z', Date.parse('2026-01-03T11:59:00.000Z'))).toBe(2)
  // Two hours on either side of Qatar’s midnight, which is 21:00 of UTC.
  expect(daysOnMarket('2026-11-30T19:00:00.000Z', Date.parse('2026-11-30T20:59:00.000Z'))).toBe(0)
  expect(daysOnMarket('2026-11-30T19:00:00.000Z', Date.parse('2026-11-30T23:00:00.000Z'))).toBe(1)
  expect(daysOnMarket('2026-01-03T12:00:00.000Z', Date.parse('2026-01-03T11:59:00.000Z'))).toBe(0)
})

it('draws steps from the first price to today', () => {
  const chart = stepChartOf(history, Date.parse('2026-02-10T00:00:00.000Z'))
  expect(chart.line).toBe('M0 12H25V50H50V34.8H75V88H100')
  expect(chart.area).toBe(`${chart.line}V100H0Z`)
  expect(chart.dots).toHaveLength(4)
})
