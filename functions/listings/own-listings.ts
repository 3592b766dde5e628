import type { Actor } from '#functions/core/caller.ts'
import { listOwnedListings } from '#functions/data/listings.ts'
import { toOwnListing } from '#functions/listings/views.ts'

const live = { listOwnedListings }

/** Everything the caller has listed, newest first. */
export const ownListings = async ({ actor }: { actor: Actor }, deps = live) =>
  (await deps.listOwnedListings(actor.id)).map(toOwnListing)
