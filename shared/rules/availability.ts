import type { ListingStatus, OwnListing } from '#shared/schemas/listing.ts'
import { confirmationDays } from '#shared/constants/limits.ts'
import { qatarHour } from './qatar-day.ts'

/** Whether an approved car can be had now: its seller's word, beside the admins' status. */
export const availabilities = ['AVAILABLE', 'RESERVED', 'SOLD', 'PAUSED'] as const
export type Availability = (typeof availabilities)[number]

/** What a seller can do to many cars at once. */
export const bulkActions = ['RESUME', 'PAUSE', 'SELL', 'DELETE'] as const
export type BulkAction = (typeof bulkActions)[number]

/** Search, similar cars and home show what a buyer may still get; a reserved car says so. */
export const isOnOffer = (availability: Availability): boolean =>
  availability === 'AVAILABLE' || availability === 'RESERVED'

/** A seller may be written to as long as there is something to sell. */
export const canBeContacted = (availability: Availability): boolean => isOnOffer(availability)

/** A seller says whether a car can be had once it is public; before that there is nobody to be told. */
export const canSetAvailability = (status: ListingStatus): boolean => status === 'APPROVED'

/**
 * What an act on many cars says of one that is published. Pausing or resuming a whole stock must not undo the sales in it, and
 * resuming what was never paused only confirms it. Null: not of this car.
 */
export const saidInBulk = (
  action: Exclude<BulkAction, 'DELETE'>,
  present: Availability,
): Availability | 'AS_BEFORE' | null => {
  if (action === 'SELL') return 'SOLD'
  if (present === 'SOLD') return null
  if (action === 'PAUSE') return 'PAUSED'
  return present === 'PAUSED' ? 'AVAILABLE' : 'AS_BEFORE'
}

const dayMs = 86_400_000

const daysAfter = (at: string, days: number): Date => new Date(Date.parse(at) + days * dayMs)

type Spoken = Pick<OwnListing, 'confirmedAt' | 'publishedAt' | 'createdAt'>
type Offered = Spoken & Pick<OwnListing, 'status' | 'availability' | 'isPausedBySilence'>

/** When a seller last spoke of a car. Publishing it was a word too, for cars from before words were noted. */
export const lastWordAt = ({ confirmedAt, publishedAt, createdAt }: Spoken): string =>
  confirmedAt ?? publishedAt ?? createdAt

/** From when on the seller of a car is asked whether it is still available. */
export const asksFrom = (listing: Spoken): Date => daysAfter(lastWordAt(listing), confirmationDays.askAfter)

/** When a car is paused whose seller was asked at an instant and does not answer. */
export const pausesAt = (askedAt: string): Date => daysAfter(askedAt, confirmationDays.pauseAfter)

/** Until when a car stays in sight at least, though its seller says no more. */
export const visibleUntil = (listing: Spoken): Date => pausesAt(asksFrom(listing).toISOString())

/** Whether a car is on offer and its seller has not spoken of it for too long. */
export const isDue = (listing: Offered, now: Date): boolean =>
  listing.status === 'APPROVED' && isOnOffer(listing.availability) && now >= asksFrom(listing)

/** Whether a word of its seller keeps a car in sight or brings it back. */
export const needsWord = (listing: Offered, now: Date): boolean =>
  isDue(listing, now) || (listing.status === 'APPROVED' && listing.isPausedBySilence)

/** People are asked by day, in Qatar: from nine until eight in the evening. */
export const isAskingTime = (at: Date): boolean => qatarHour(at) >= 9 && qatarHour(at) < 20
