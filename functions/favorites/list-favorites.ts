import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { deleteGoneFavorites, listFavoriteIds } from '#functions/data/favorites.ts'
import { getPublicCards } from '#functions/data/listing-lists.ts'
import { getListingsById } from '#functions/data/listings.ts'
import { withDeals } from '#functions/commands/with-deals.ts'
import { listFavorites as route } from '#shared/api/favorites.ts'

const live = { listFavoriteIds, getPublicCards, getListingsById, deleteGoneFavorites, withDeals }

/** The caller's saved cars, newest first. One that is no longer public is left out but stays saved, unless it was deleted. */
export const listFavorites = async ({ actor }: Input<typeof route>, deps = live) => {
  const ids = await deps.listFavoriteIds(actor.id)
  const cards = await deps.getPublicCards(ids)
  const shown = new Set(cards.map(({ id }) => id))
  const hidden = ids.filter((id) => !shown.has(id))
  const found = await deps.getListingsById(hidden)
  const gone = hidden.filter((id) => !found.has(id))
  const [withDeals] = await Promise.all([deps.withDeals(cards), deps.deleteGoneFavorites(actor.id, gone)])
  return withDeals
}

export const handler = routeHandler(route, listFavorites)
