import type { ListingRecord } from '#functions/data/listing-record.ts'
import { type Availability, canSetAvailability, isOnOffer } from '#shared/rules/availability.ts'
import { now } from '#functions/core/time.ts'
import { takeEdit } from '#functions/commands/take-edit.ts'
import { AppError } from '#functions/core/app-error.ts'
import { type DealerRecord, salesWrite } from '#functions/data/dealers.ts'
import { replaceListing } from '#functions/data/listings.ts'
import type { Write } from '#functions/data/transact.ts'

/** The listing after its seller has set its availability. Pure. */
export const changeAvailability = (
  seen: ListingRecord,
  availability: Availability,
  at: Date,
): ListingRecord => {
  const time = at.toISOString()
  return {
    ...seen,
    availability,
    availabilityAt: time,
    isSaleUncounted: false,
    confirmedAt: time,
    isPausedBySilence: false,
    wasReserved: false,
    updatedAt: time,
    version: seen.version + 1,
  }
}

/**
 * The listing after its seller has confirmed it: one that was paused without an answer is on offer again, reserved if it was. A
 * car that its seller sold or paused stays as it is. Pure.
 */
export const confirmListing = (seen: ListingRecord, at: Date): ListingRecord => {
  if (seen.isPausedBySilence) return changeAvailability(seen, seen.wasReserved ? 'RESERVED' : 'AVAILABLE', at)
  if (!isOnOffer(seen.availability)) return seen
  const time = at.toISOString()
  return { ...seen, confirmedAt: time, updatedAt: time, version: seen.version + 1 }
}

const live = { takeEdit, replaceListing, now }

/** A dealership's count of sales follows its cars. Deleting the page of a sold one does not undo the sale. */
export const countSale = (
  { dealer, availability: before, isSaleUncounted }: ListingRecord,
  after: Availability,
): Write[] => {
  const [wasSold, isSold] = [before === 'SOLD', after === 'SOLD']
  if (!dealer || wasSold === isSold || (wasSold && isSaleUncounted)) return []
  return [salesWrite(dealer.id, isSold ? 1 : -1)]
}

/** The mark of a sale of before the dealership was opened, which its public count lacks. Pure. */
export const saleOfBefore = (
  { dealer: before, availability, availabilityAt }: ListingRecord,
  dealer: DealerRecord | undefined,
): { isSaleUncounted: true } | undefined =>
  availability === 'SOLD' && dealer && (!before || (availabilityAt ?? dealer.createdAt) < dealer.createdAt)
    ? { isSaleUncounted: true }
    : undefined

const afterWord = (seen: ListingRecord, said: Availability | 'AS_BEFORE', at: Date): ListingRecord => {
  const isSame = said === 'AS_BEFORE' || said === seen.availability
  // Pausing a car that was paused without an answer is a real pause, not a repetition.
  const isOwnPause = said === 'PAUSED' && seen.isPausedBySilence
  return isSame && !isOwnPause ? confirmListing(seen, at) : changeAvailability(seen, said as Availability, at)
}

/**
 * Stores a seller's statement of a car's availability, and counts a sale. The same again, or `AS_BEFORE`, confirms a car on
 * offer and revives one that was paused without an answer; a car that is sold or paused stays unchanged.
 * @returns the listing as it is then
 * @throws AppError ILLEGAL_STATUS_MOVE unless it is approved, EDIT_CONFLICT when it changed since it was read, TOO_MANY_EDITS
 */
export const sayAvailability = async (
  seen: ListingRecord,
  said: Availability | 'AS_BEFORE',
  deps = live,
): Promise<ListingRecord> => {
  if (!canSetAvailability(seen.status)) throw new AppError('ILLEGAL_STATUS_MOVE')
  const at = deps.now()
  const listing = afterWord(seen, said, at)
  if (listing === seen) return seen
  await deps.takeEdit(seen.id, at)
  await deps.replaceListing(listing, seen, countSale(seen, listing.availability))
  return listing
}

/** The listing after its seller has not answered in time: not a confirmation, so `confirmedAt` stays. Pure. */
export const pauseBySilence = (seen: ListingRecord, at: Date): ListingRecord => {
  const time = at.toISOString()
  return {
    ...seen,
    availability: 'PAUSED',
    availabilityAt: time,
    isPausedBySilence: true,
    wasReserved: seen.availability === 'RESERVED',
    updatedAt: time,
    version: seen.version + 1,
  }
}
