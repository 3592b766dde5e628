import { describe, expect, test } from 'vitest'
import { isNewSince, priceDropOf, saleOf } from './listing-events.ts'
import { decidedListing } from '#functions/commands/decide-listing.ts'
import { aListing } from '#functions/testing/builders.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'

const day = (n: number) => `2026-03-${String(n).padStart(2, '0')}T00:00:00.000Z`
const now = new Date(day(30))

/** Published on the first, at 100,000. */
const listing = (parts: Partial<ListingRecord> = {}): ListingRecord =>
  aListing({ publishedAt: day(1), priceHistory: [{ priceQAR: 100_000, at: day(1) }], ...parts })

const priced = (...prices: number[]) => ({
  priceHistory: prices.map((priceQAR, index) => ({ priceQAR, at: day(index + 1) })),
})

describe('isNewSince', () => {
  test.each<[string, Partial<ListingRecord>, boolean]>([
    ['published before', {}, false],
    ['published afterwards', { publishedAt: day(6) }, true],
    ['published at that very moment', { publishedAt: day(5) }, false],
    ['repriced afterwards', { priceHistory: [{ priceQAR: 1, at: day(6) }] }, true],
    ['edited afterwards', { updatedAt: day(6), version: 9 }, false],
    ['available again afterwards', { availability: 'AVAILABLE', availabilityAt: day(6) }, true],
    ['reserved afterwards', { availability: 'RESERVED', availabilityAt: day(6) }, false],
  ])('a car that was %s: %#', (_case, parts, isNews) => {
    expect(isNewSince(listing(parts), day(5), now)).toBe(isNews)
  })

  test('a price that waited for review is news from its approval on, to whoever asks for it meanwhile', () => {
    const waiting = listing({ status: 'PENDING', submittedAt: day(4) })
    const approved = decidedListing(
      { ...waiting, car: { ...waiting.car, priceQAR: 90_000 } },
      { status: 'APPROVED' },
      { adminId: 'adm', at: day(6) },
    )
    expect(isNewSince(approved, day(5), now)).toBe(true)
    expect(isNewSince(approved, day(7), now)).toBe(false)
    expect(priceDropOf(approved, day(5), now)).toEqual({ at: day(6), previousPriceQAR: 100_000 })
  })

  test('nothing is news for ever: what was told is forgotten after half a year', () => {
    const later = new Date('2026-08-30T00:00:00.000Z')
    expect(isNewSince(listing({ publishedAt: day(6) }), day(5), later)).toBe(false)
  })
})

describe('priceDropOf', () => {
  test.each<[string, Partial<ListingRecord>, number | undefined]>([
    ['its only price', priced(100), undefined],
    ['a lower price', priced(100, 90), 100],
    ['a higher price', priced(100, 110), undefined],
    ['a lower price after a higher one, and above what it was', priced(100, 120, 110), undefined],
    ['a lower price than any of a month', priced(100, 120, 99), 100],
    ['a lower price before a higher one', priced(100, 80, 90), undefined],
    ['a lower price while it is reserved', { ...priced(100, 90), availability: 'RESERVED' }, 100],
    ['a lower price while it is paused', { ...priced(100, 90), availability: 'PAUSED' }, undefined],
    ['a lower price while it waits for review', { ...priced(100, 90), status: 'PENDING' }, undefined],
  ])('%s', (_case, parts, previousPriceQAR) => {
    expect(priceDropOf(listing(parts), '', now)?.previousPriceQAR).toBe(previousPriceQAR)
  })

  test('is told with its moment, unless that was before alerts began', () => {
    const dropped = listing(priced(100, 90))
    expect(priceDropOf(dropped, day(1), now)).toEqual({ at: day(2), previousPriceQAR: 100 })
    expect(priceDropOf(dropped, day(2), now)).toBeUndefined()
  })
})

describe('saleOf', () => {
  test.each<[string, Partial<ListingRecord>, boolean]>([
    ['sold', { availability: 'SOLD', availabilityAt: day(3) }, true],
    ['reserved', { availability: 'RESERVED', availabilityAt: day(3) }, false],
    ['paused', { availability: 'PAUSED', availabilityAt: day(3) }, false],
    ['sold before alerts began', { availability: 'SOLD', availabilityAt: day(1) }, false],
    ['sold and rejected', { availability: 'SOLD', availabilityAt: day(3), status: 'REJECTED' }, false],
    ['sold and hidden', { availability: 'SOLD', availabilityAt: day(3), isHidden: true }, false],
  ])('%s', (_case, parts, isSale) => {
    expect(saleOf(listing(parts), day(2), now)).toEqual(isSale ? { at: day(3) } : undefined)
  })
})
