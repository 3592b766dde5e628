import { expect, test } from 'vitest'
import { changeOf, paceVerdict, rankCars, sumWays } from './figures.ts'

test.each([
  [0, 0, { kind: 'none' }],
  [5, 0, { kind: 'new' }],
  [0, 5, { kind: 'less', share: 1 }],
  [118, 100, { kind: 'more', share: 0.18 }],
  [1001, 1000, { kind: 'same' }],
  [300, 100, { kind: 'from', before: 100 }],
])('describes %i after %i', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change)
})

test.each([
  [27, 14, 'ahead'],
  [14, 27, 'behind'],
  [10, 12, 'even'],
  [0, 0, 'even'],
  [1, 0, 'ahead'],
])('compares %i views a day with %i', (own, others, verdict) => {
  expect(paceVerdict(own, others)).toBe(verdict)
})

const now = Date.parse('2026-11-20T12:00:00.000Z')
const car = (viewCount: number, days: number, parts = {}) => ({
  status: 'APPROVED' as const,
  availability: 'AVAILABLE' as const,
  publishedAt: new Date(now - days * 86_400_000).toISOString(),
  viewCount,
  ...parts,
})

test('ranks a small stock whole, by views a day, without what is not on offer', () => {
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

test('shows the five best and the five weakest of a large stock, each end first', () => {
  const stock = Array.from({ length: 12 }, (_, index) => car(index * 10, 1))
  const { best, weakest } = rankCars(stock, now)
  expect(best.map(({ pace }) => pace)).toEqual([110, 100, 90, 80, 70])
  expect(weakest.map(({ pace }) => pace)).toEqual([0, 10, 20, 30, 40])
})

test('sums up the ways of contacts, and tells those of before apart', () => {
  const day = { day: '2026-03-01', views: 9, contacts: 3, saves: 0 }
  const days = [day, { ...day, ways: { whatsapp: 2, call: 1, message: 0 } }]
  expect(sumWays({ days, totals: { views: 18, contacts: 6, saves: 0 } })).toEqual({
    ways: { whatsapp: 2, call: 1, message: 0 },
    earlier: 3,
  })
})
