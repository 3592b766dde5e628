import { changeAvailability } from '#functions/commands/change-availability.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { isOnOffer } from '#shared/rules/availability.ts'

/**
 * The listing once its seller has said that everything is as it was: what silence paused is on offer again, reserved if it
 * was. A car that its seller sold or paused is not, so it stays as it is. Pure.
 */
export const confirmListing = (seen: ListingRecord, at: Date): ListingRecord => {
  if (seen.isPausedBySilence) return changeAvailability(seen, seen.wasReserved ? 'RESERVED' : 'AVAILABLE', at)
  if (!isOnOffer(seen.availability)) return seen
  const time = at.toISOString()
  return { ...seen, confirmedAt: time, updatedAt: time, version: seen.version + 1 }
}
