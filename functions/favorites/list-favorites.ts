import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listFavoriteIds } from '#functions/data/favorites.ts'
import { isComplete, isListed, toListingCard } from '#functions/data/listing-card.ts'
import { getListingsById } from '#functions/data/listings.ts'
import { listFavorites as route } from '#shared/api/favorites.ts'

const live = { listFavoriteIds, getListingsById }

/** The caller's saved cars, newest first. One that is no longer public is left out but stays saved. */
export const listFavorites = async ({ actor }: Input<typeof route>, deps = live) => {
  const ids = await deps.listFavoriteIds(actor.id)
  const found = new Map((await deps.getListingsById(ids)).map((listing) => [listing.id, listing]))
  return ids.flatMap((id) => {
    const listing = found.get(id)
    if (!listing || !isListed(listing) || !isComplete(listing.car) || listing.slug === null) return []
    return [toListingCard(listing, listing.car, listing.slug)]
  })
}

export const handler = routeHandler(route, listFavorites)
