import { now } from '#functions/adapters/clock.ts'
import { changeAvailability } from '#functions/commands/change-availability.ts'
import { confirmListing } from '#functions/commands/confirm-listing.ts'
import { AppError } from '#functions/core/app-error.ts'
import { salesWrite } from '#functions/data/dealers.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { replaceListing } from '#functions/data/listings.ts'
import type { Write } from '#functions/data/transact.ts'
import { canSetAvailability, type Availability } from '#shared/rules/availability.ts'
const live = { replaceListing, now }

/** A dealership's count of sales follows its cars. Deleting the page of a sold one does not undo the sale. */
const countSale = ({ dealer, availability: before }: ListingRecord, after: Availability): Write[] => {
  const change = Number(after === 'SOLD') - Number(before === 'SOLD')
  return dealer && change !== 0 ? [salesWrite(dealer.id, change > 0 ? 1 : -1)] : []
}

const afterWord = (seen: ListingRecord, said: Availability | 'AS_BEFORE', at: Date): ListingRecord => {
  const isSame = said === 'AS_BEFORE' || said === seen.availability
  // Who pauses what silence paused means it.
  const isOwnPause = said === 'PAUSED' && seen.isPausedBySilence
  return isSame && !isOwnPause ? confirmListing(seen, at) : changeAvailability(seen, said as Availability, at)
}

/**
 * Stores a seller's word about whether a car can be had, and counts a sale. The same again, or `AS_BEFORE`, confirms a car on
 * offer and revives one that silence paused; of a car that is sold or paused it changes nothing.
 * @returns the listing as it is then
 * @throws AppError ILLEGAL_STATUS_MOVE unless it is approved, EDIT_CONFLICT when it changed since it was read
 */
export const sayAvailability = async (
  seen: ListingRecord,
  said: Availability | 'AS_BEFORE',
  deps = live,
): Promise<ListingRecord> => {
  if (!canSetAvailability(seen.status)) throw new AppError('ILLEGAL_STATUS_MOVE')
  const listing = afterWord(seen, said, deps.now())
  if (listing === seen) return seen
  await deps.replaceListing(listing, seen, countSale(seen, listing.availability))
  return listing
}
