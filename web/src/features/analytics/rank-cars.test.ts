import { expect, test } from 'vitest'
import { rankCars } from './rank-cars.ts'

const now = Date.parse('2026-11-20T12:00:00.000Z')
const car = (viewCount: number, days: number, parts = {}) => ({
  status: 'APPROVED' as const,
  availability: 'AVAILABLE' as const,
  publishedAt: new Date(now - days * 86_400_000).toISOString(),
  viewCount,
  ...parts,
})

test('a small stock is ranked whole, by views a day, without what is not on offer', () => {
  const [old, young] = [car(100, 50), car(30, 3)]
  const gone = [car(999, 1, { availability: 'SOLD' }), car(999, 1, { status: 'PENDING' })]
  expect(rankCars([old, young, ...gone], now)).toEqual({
    best: [
      { car: young, pace: 10 },
      { car: old, pace: 2 },
    ],
    weakest: [],
    count: 2,
  })
})

test('of a large stock the five best and the five weakest show, each end first', () => {
  const stock = Array.from({ length: 12 }, (_, index) => car(index * 10, 1))
  const { best, weakest } = rankCars(stock, now)
  expect(best.map(({ pace }) => pace)).toEqual([110, 100, 90, 80, 70])
  expect(weakest.map(({ pace }) => pace)).toEqual([0, 10, 20, 30, 40])
})
