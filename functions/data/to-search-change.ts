import * as z from 'zod/mini'
import { logger } from '#functions/core/logger.ts'
import { isComplete, isListed, toListingCard } from '#functions/data/listing-card.ts'
import { listingRecord, type ListingRecord } from '#functions/data/listing-record.ts'
import type { Change, SearchDocument, Stamp } from '#functions/search/document.ts'

// The time comes from the feed's key, not from `updatedAt`: a write may restamp an item that nobody edited.
const stamped = z.object({ id: z.string(), version: z.number(), changeSk: z.string() })

/**
 * An item of the change feed, a listing or a tombstone, as a change of the search index: a document while the public may
 * see it, else a removal. An item that cannot be read is a removal too: one bad item must not stop the search.
 * Undefined, and logged, when it does not even say which listing it is.
 */
export const toSearchChange = (item: Readonly<Record<string, unknown>>): Change | undefined => {
  const stamp = stamped.safeParse(item)
  if (!stamp.success) {
    logger.error('change feed item without a stamp', stamp.error)
    return undefined
  }
  const { id, version, changeSk } = stamp.data
  const at = { version, changedAt: changeSk.slice(0, changeSk.indexOf('#')) }
  const document = item.sk === 'TOMBSTONE' ? undefined : readDocument(item, at)
  return document ? { id, ...at, document } : { id, ...at, removed: true }
}

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
