import { logger } from '#functions/core/logger.ts'
import { toChange } from '#functions/data/feed.ts'
import { isComplete, isListed, toListingCard } from '#functions/data/listing-card.ts'
import { listingRecord, type ListingRecord } from '#functions/data/listing-record.ts'
import type { Change, SearchDocument, Stamp } from '#functions/search/document.ts'

/**
 * An item of the change feed, a listing or a tombstone, as a change of the search index. An item that cannot be read is a
 * removal: one bad item must not stop the search.
 */
export const toSearchChange = (item: Readonly<Record<string, unknown>>): Change | undefined =>
  toChange(item, readDocument)

const readDocument = (item: Readonly<Record<string, unknown>>, at: Stamp): SearchDocument | undefined => {
  const listing = listingRecord.safeParse(item)
  if (listing.success) return toDocument(listing.data, at)
  logger.error('unreadable listing in the change feed', listing.error, { listingId: String(item.id) })
  return undefined
}

const toDocument = (listing: ListingRecord, at: Stamp): SearchDocument | undefined => {
  const { id, car, slug } = listing
  if (!isListed(listing) || slug === null || !isComplete(car)) return undefined
  const card = toListingCard(listing, car, slug)
  const words = [car.engineSize, car.description].filter(Boolean).join('\n')
  return { id, ...at, card, features: car.features ?? [], words }
}
