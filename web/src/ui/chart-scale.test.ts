import { expect, test } from 'vitest'
import { labelledDays, ticksFor } from './chart-scale.ts'

test.each([
  [0, [0, 1, 2, 3, 4]],
  [3, [0, 1, 2, 3, 4]],
  [5, [0, 1, 2, 3, 4, 5]],
  [17, [0, 5, 10, 15, 20]],
  [120, [0, 50, 100, 150]],
  [210, [0, 50, 100, 150, 200, 250]],
  [99_999, [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
])('a scale for %i', (most, ticks) => {
  expect(ticksFor(most)).toEqual(ticks)
})

test('every scale reaches its highest number in whole, even steps', () => {
  for (let most = 0; most < 3000; most++) {
    const ticks = ticksFor(most)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
    expect(ticks.length).toBeGreaterThanOrEqual(3)
    expect(ticks.length).toBeLessThanOrEqual(6)
    expect(ticks.every(Number.isInteger)).toBe(true)
  }
})

test('dates are few, even and end today', () => {
  expect(labelledDays(7)).toEqual([0, 2, 4, 6])
  expect(labelledDays(30)).toEqual([9, 19, 29])
  expect(labelledDays(90)).toEqual([29, 59, 89])
})
