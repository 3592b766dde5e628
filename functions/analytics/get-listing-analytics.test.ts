import { expect, test } from 'vitest'
import { medianPace, paceOf } from './get-listing-analytics.ts'
import { aListing } from '#functions/testing/builders.ts'

const at = new Date('2026-11-20T12:00:00.000Z')
const daysAgo = (days: number) => new Date(at.getTime() - days * 86_400_000).toISOString()

const listing = (viewCount: number, days: number, parts = {}) => ({
  ...aListing(),
  publishedAt: daysAgo(days),
  viewCount,
  contactCount: 3,
  saveCount: 0,
  ...parts,
})

test('a pace is people per day since publication, until the car was sold', () => {
  expect(paceOf(listing(45, 10), at)).toEqual({ views: 4.5, contacts: 0.3, saves: 0 })
  const sold = { availability: 'SOLD' as const, availabilityAt: daysAgo(8) }
  expect(paceOf(listing(45, 10, sold), at).views).toBe(22.5)
})

test('a car of an hour has had one day, and one that was never public has no pace', () => {
  expect(paceOf(listing(12, 1 / 24), at).views).toBe(12)
  expect(paceOf(listing(12, 1, { publishedAt: null }), at)).toEqual({ views: 0, contacts: 0, saves: 0 })
})

test('three similar cars say nothing, four do: their median', () => {
  const similar = [listing(10, 1), listing(20, 1), listing(30, 1)]
  expect(medianPace(similar, at)).toBeNull()
  expect(medianPace([...similar, listing(4000, 1)], at)).toEqual({ views: 25, contacts: 3, saves: 0 })
})
