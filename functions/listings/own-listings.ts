import type { Actor } from '#functions/core/caller.ts'
import { AppError } from '#functions/core/app-error.ts'
import { withStockCounts } from '#functions/data/counts.ts'
import { isPublic } from '#functions/data/listing-record.ts'
import { getListingById, listOwnedListings } from '#functions/data/listings.ts'
import { getUserById } from '#functions/data/users.ts'
import { toOwnListing } from './views.ts'

const liveRead = { getListingById, getUserById }

/**
 * The caller's own listing. @throws AppError LISTING_NOT_FOUND; FORBIDDEN when it is another's and public, so that its
 * existence is no secret
 */
export const readOwn = async (listingId: string, actor: Actor, deps = liveRead) => {
  const listing = await deps.getListingById(listingId)
  if (!listing) throw new AppError('LISTING_NOT_FOUND')
  if (listing.ownerId === actor.id) return listing
  const owner = await deps.getUserById(listing.ownerId)
  throw new AppError(owner && isPublic(listing, owner) ? 'FORBIDDEN' : 'LISTING_NOT_FOUND')
}

const liveList = { listOwnedListings, withStockCounts }

/** Everything the caller has listed, newest first. */
export const ownListings = async ({ actor }: { actor: Actor }, deps = liveList) =>
  (await deps.withStockCounts(actor.id, await deps.listOwnedListings(actor.id))).map(toOwnListing)
