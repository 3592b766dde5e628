import { isComplete, isShown, toListingCard } from '#functions/data/listing-card.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { getListingsById } from '#functions/data/listings.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

const toPublicCard = (listing: ListingRecord): ListingCard | undefined =>
  isShown(listing) && listing.slug !== null && isComplete(listing.car)
    ? toListingCard(listing, listing.car, listing.slug)
    : undefined

/**
 * The cards of the listings of these ids, in the order of the ids; what the public may not see is left out. A car that is
 * sold or paused is there and says so: who saved it wants to know.
 */
export const getPublicCards = async (ids: readonly string[]): Promise<ListingCard[]> => {
  const found = await getListingsById(ids)
  return ids.flatMap((id) => {
    const listing = found.get(id)
    return (listing && toPublicCard(listing)) ?? []
  })
}
