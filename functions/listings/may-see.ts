import type { Actor } from '#functions/core/actor.ts'
import type { ListingRecord } from '#functions/data/listings.ts'
import { isPlatformAdmin } from '#shared/rules/user.ts'

/** The owner and admins see a listing in every state. */
export const isInsider = (listing: ListingRecord, actor: Actor | undefined): boolean =>
  actor !== undefined && (actor.id === listing.ownerId || isPlatformAdmin(actor))
