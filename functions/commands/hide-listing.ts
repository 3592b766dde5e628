import { now } from '#functions/adapters/clock.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { replaceListing } from '#functions/data/listings.ts'

const live = { replaceListing, now }

/**
 * Takes a listing out of everybody's sight, whatever its status; search hears of it as of any change.
 * @returns the listing as it is then
 * @throws AppError EDIT_CONFLICT when it changed since it was read
 */
export const hideListing = async (seen: ListingRecord, deps = live): Promise<ListingRecord> => {
  const updatedAt = deps.now().toISOString()
  const hidden = { ...seen, isHidden: true, updatedAt, version: seen.version + 1 }
  await deps.replaceListing(hidden, seen)
  return hidden
}
