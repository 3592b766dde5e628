import type { ListingRecord } from '#functions/data/listing-record.ts'

/** The listing on offer once its seller has been silent for too long: nobody's word, so `confirmedAt` stays. Pure. */
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
