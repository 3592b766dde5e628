import { rateCar } from '#functions/commands/rate-price.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readVisible } from '#functions/listings/read-visible.ts'
import { getPriceRating as route } from '#shared/api/prices.ts'

const live = { readVisible, rateCar }

/** Compares a car's price with those of similar cars that are for sale now: private and imported cars too. */
export const getPriceRating = async ({ params, actor }: Input<typeof route>, deps = live) => {
  const { listing } = await deps.readVisible(params.id, actor)
  return deps.rateCar(listing)
}

export const handler = routeHandler(route, getPriceRating)
