import type { Availability } from '#shared/schemas/availability.ts'
import type { ListingStatus } from '#shared/schemas/listing.ts'

/** Search, similar cars and home show what a buyer may still get; a reserved car says so. */
export const isOnOffer = (availability: Availability): boolean =>
  availability === 'AVAILABLE' || availability === 'RESERVED'

/** A seller may be written to as long as there is something to sell. */
export const canBeContacted = (availability: Availability): boolean => isOnOffer(availability)

/** A seller says whether a car can be had once it is public; before that there is nobody to be told. */
export const canSetAvailability = (status: ListingStatus): boolean => status === 'APPROVED'
