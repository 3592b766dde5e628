import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { deleteFavorite } from '#functions/data/favorites.ts'
import { removeFavorite as route } from '#shared/api/favorites.ts'

const live = { deleteFavorite }

/** Removes a saved car. */
export const removeFavorite = async ({ actor, params }: Input<typeof route>, deps = live) => {
  await deps.deleteFavorite(actor.id, params.listingId)
}

export const handler = routeHandler(route, removeFavorite)
