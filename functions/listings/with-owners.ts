import type { ListingRecord } from '#functions/data/listings.ts'
import { getUsersById } from '#functions/data/users.ts'
import { toAdminListing } from '#functions/listings/views.ts'
import type { AdminListing } from '#shared/schemas/listing.ts'

const live = { getUsersById }

/** A page of listings as admins see them, each with its owner. A listing whose owner is gone is about to go too. */
export const withOwners = async (
  listings: readonly ListingRecord[],
  deps = live,
): Promise<AdminListing[]> => {
  const owners = await deps.getUsersById([...new Set(listings.map(({ ownerId }) => ownerId))])
  return listings.flatMap((listing) => {
    const owner = owners.get(listing.ownerId)
    return owner ? [toAdminListing(listing, owner)] : []
  })
}
