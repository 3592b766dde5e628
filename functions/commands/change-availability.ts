import type { ListingRecord } from '#functions/data/listing-record.ts'
import type { Availability } from '#shared/rules/availability.ts'

/** The listing once its seller has said whether it can be had. Pure. */
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
    confirmedAt: time,
    isPausedBySilence: false,
    wasReserved: false,
    updatedAt: time,
    version: seen.version + 1,
  }
}
