import type { OwnListing } from '#shared/schemas/listing.ts'
import { confirmationDays } from '#shared/constants/selling-limits.ts'
import { isOnOffer } from './availability.ts'
import { daysAfter } from './days-after.ts'
import { qatarHour } from './qatar-day.ts'

type Spoken = Pick<OwnListing, 'confirmedAt' | 'publishedAt' | 'createdAt'>
type Offered = Spoken & Pick<OwnListing, 'status' | 'availability' | 'isPausedBySilence'>

/** The time of a seller's last confirmation of a car. For cars from before confirmations were noted it is the publication. */
export const lastWordAt = ({ confirmedAt, publishedAt, createdAt }: Spoken): string =>
  confirmedAt ?? publishedAt ?? createdAt

/** From when on the seller of a car is asked whether it is still available. */
export const asksFrom = (listing: Spoken): Date => daysAfter(lastWordAt(listing), confirmationDays.askAfter)

/** The time when a car is paused whose seller was asked at an instant and does not answer. */
export const pausesAt = (askedAt: string): Date => daysAfter(askedAt, confirmationDays.pauseAfter)

/** The earliest time at which a car goes out of sight without another confirmation. */
export const visibleUntil = (listing: Spoken): Date => pausesAt(asksFrom(listing).toISOString())

/** Whether a car is on offer and its seller has not confirmed it for too long. */
export const isDue = (listing: Offered, now: Date): boolean =>
  listing.status === 'APPROVED' && isOnOffer(listing.availability) && now >= asksFrom(listing)

/** Whether the seller's confirmation keeps a car in sight or brings it back. */
export const needsWord = (listing: Offered, now: Date): boolean =>
  isDue(listing, now) || (listing.status === 'APPROVED' && listing.isPausedBySilence)

/** People are asked by day, in Qatar: from nine until eight in the evening. */
export const isAskingTime = (at: Date): boolean => qatarHour(at) >= 9 && qatarHour(at) < 20
