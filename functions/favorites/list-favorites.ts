import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listFavoriteIds } from '#functions/data/favorites.ts'
import { getPublicCards } from '#functions/data/listing-lists.ts'
import { withDeals } from '#functions/commands/with-deals.ts'
import { listFavorites as route } from '#shared/api/favorites.ts'

const live = { listFavoriteIds, getPublicCards, withDeals }

/** The caller's saved cars, newest first. One that is no longer public is left out but stays saved. */
export const listFavorites = async ({ actor }: Input<typeof route>, deps = live) =>
  deps.withDeals(await deps.getPublicCards(await deps.listFavoriteIds(actor.id)))

export const handler = routeHandler(route, listFavorites)
