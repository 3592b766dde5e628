import { type Actor, isOwnerOrAdmin } from '#functions/core/caller.ts'
import { isStaffOf } from '#functions/commands/belongs-to-seller.ts'
import { AppError } from '#functions/core/app-error.ts'
import { isPublic } from '#functions/data/listing-record.ts'
import { findListing } from '#functions/data/listings.ts'
import { getUserById } from '#functions/data/users.ts'
const live = { findListing, getUserById, isStaffOf }

/**
 * The listing and its owner if the caller may see them, and whether they see it as its owner does: they, their staff and admins. @throws
 * AppError LISTING_NOT_FOUND, whether absent or hidden.
 */
export const readVisible = async (slugOrId: string, actor: Actor | undefined, deps = live) => {
  const listing = await deps.findListing(slugOrId)
  const owner = listing && (await deps.getUserById(listing.ownerId))
  if (!listing || !owner) throw new AppError('LISTING_NOT_FOUND')
  const seesHidden = isOwnerOrAdmin(listing, actor) || (await deps.isStaffOf(owner, actor))
  if (!seesHidden && !isPublic(listing, owner)) throw new AppError('LISTING_NOT_FOUND')
  return { listing, owner, seesHidden }
}
