import { expect, test } from 'vitest'
import { countListings } from './listing-stats.tsx'

test('counts every status in the total and each view, and as active what is on offer', () => {
  expect(
    countListings([
      { status: 'APPROVED', availability: 'AVAILABLE', viewCount: 120 },
      { status: 'APPROVED', availability: 'RESERVED', viewCount: 3 },
      { status: 'APPROVED', availability: 'SOLD', viewCount: 0 },
      { status: 'PENDING', availability: 'AVAILABLE', viewCount: 0 },
      // It was live before, and its views were real.
      { status: 'REJECTED', availability: 'AVAILABLE', viewCount: 40 },
      { status: 'DRAFT', availability: 'AVAILABLE', viewCount: 0 },
    ]),
  ).toEqual({ total: 6, views: 163, active: 2, pending: 1 })
})

test('no listings are zeros', () => {
  expect(countListings([])).toEqual({ total: 0, views: 0, active: 0, pending: 0 })
})
