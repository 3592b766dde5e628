import type { Actor } from '#functions/core/actor.ts'
import { isListed } from '#functions/data/listing-card.ts'
import type { ListingRecord } from '#functions/data/listings.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { canPost, isPlatformAdmin } from '#shared/rules/user.ts'

/** One rule of visibility (product decision): approved, its owner active and, for a dealer's, verified. */
export const isPublic = (listing: ListingRecord, owner: UserRecord): boolean =>
  isListed(listing) && owner.status === 'ACTIVE' && canPost(owner)

/** The owner and admins see a listing in every state. */
export const isInsider = (listing: ListingRecord, actor: Actor | undefined): boolean =>
  actor !== undefined && (actor.id === listing.ownerId || isPlatformAdmin(actor))
