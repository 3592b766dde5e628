import { now, retryConflict } from '#functions/core/time.ts'
import { sayAvailability } from '#functions/commands/change-availability.ts'
import { AppError } from '#functions/core/app-error.ts'
import { toAboutListing, isListed, isShown, type ListingRecord } from '#functions/data/listing-record.ts'
import { getListingById } from '#functions/data/listings.ts'
import type { answerAvailability as route } from '#shared/api/availability.ts'
import type { Answer, Body } from '#shared/api/contract.ts'
import { isDue, visibleUntil } from '#shared/rules/confirmation.ts'

export type Said = Body<typeof route>['availability']

const live = { getListingById, sayAvailability, now }

const toAnswer = (listing: ListingRecord, at: Date): Answer<typeof route> => {
  const isSure = isListed(listing) && !isDue(listing, at)
  return {
    listings: [toAboutListing(listing)],
    waiting: null,
    availability: listing.availability,
    isPausedBySilence: listing.isPausedBySilence,
    visibleUntil: isSure ? visibleUntil(listing).toISOString() : null,
  }
}

/**
 * Sets one car's availability by the link of an email; undefined only looks. Later decisions about the car count more than the
 * email: a sale can only be undone in the seller's own dashboard.
 * @throws AppError AVAILABILITY_LINK_INVALID when the car is gone or out of sight, ILLEGAL_STATUS_MOVE when it is sold
 */
export const answerForOne = async (
  listingId: string,
  sellerId: string,
  said: Said,
  deps = live,
): Promise<Answer<typeof route>> => {
  // Retried on any concurrent edit: the seller's answer holds whatever else was changed.
  const say = async (): Promise<ListingRecord> => {
    const seen = await deps.getListingById(listingId)
    if (!seen || seen.ownerId !== sellerId || !isShown(seen)) throw new AppError('AVAILABILITY_LINK_INVALID')
    if (said === undefined) return seen
    const isRevival = seen.availability === 'SOLD' && said !== 'SOLD' && said !== 'AS_BEFORE'
    if (isRevival) throw new AppError('ILLEGAL_STATUS_MOVE')
    return deps.sayAvailability(seen, said)
  }
  return toAnswer(await retryConflict(say), deps.now())
}
