import { AppError } from '#functions/core/app-error.ts'
import { isComplete, isPublic } from '#functions/data/listing-record.ts'
import { getListingById } from '#functions/data/listings.ts'
import { getUserById } from '#functions/data/users.ts'
import { canBeContacted } from '#shared/rules/availability.ts'

const live = { getListingById, getUserById }

/**
 * A listing whose seller this person may write to, and the seller.
 * @throws AppError LISTING_NOT_FOUND when the public does not see it, OWN_LISTING, LISTING_UNAVAILABLE when sold or paused
 */
export const readContactable = async (listingId: string, buyerId: string, deps = live) => {
  const listing = await deps.getListingById(listingId)
  if (listing?.ownerId === buyerId) throw new AppError('OWN_LISTING')
  const seller = listing && (await deps.getUserById(listing.ownerId))
  if (!listing || !seller || !isPublic(listing, seller) || !isComplete(listing.car))
    throw new AppError('LISTING_NOT_FOUND')
  if (!canBeContacted(listing.availability)) throw new AppError('LISTING_UNAVAILABLE')
  return { listing: { ...listing, car: listing.car }, seller }
}
