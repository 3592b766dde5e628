import { expect, test } from 'vitest'
import { countListings } from './listing-stats.tsx'

test('counts every status in the total, and each view', () => {
  expect(
    countListings([
      { status: 'APPROVED', viewCount: 120 },
      { status: 'APPROVED', viewCount: 3 },
      { status: 'PENDING', viewCount: 0 },
      // It was live before, and its views were real.
      { status: 'REJECTED', viewCount: 40 },
      { status: 'DRAFT', viewCount: 0 },
    ]),
  ).toEqual({ total: 5, views: 163, active: 2, pending: 1 })
})

test('no listings are zeros', () => {
  expect(countListings([])).toEqual({ total: 0, views: 0, active: 0, pending: 0 })
})
