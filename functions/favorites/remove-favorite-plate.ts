import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { deleteFavoritePlate } from '#functions/data/favorites.ts'
import { removeFavoritePlate as route } from '#shared/api/favorites.ts'

const live = { deleteFavoritePlate }

/** Removes a saved plate. */
export const removeFavoritePlate = async ({ actor, params }: Input<typeof route>, deps = live) => {
  await deps.deleteFavoritePlate(actor.id, params.plateId)
}

export const handler = routeHandler(route, removeFavoritePlate)
