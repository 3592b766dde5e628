import { liveListingIndex } from '#functions/adapters/live-listing-index.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { ratePrice } from '#functions/listings/price-rating.ts'
import { findComparables } from '#functions/search/find-comparables.ts'
import { getPriceGuidance as route } from '#shared/api/prices.ts'

const live = { liveListingIndex }

/**
 * Compares a car that is still being described with similar cars now on offer, and rates its price once it has one. A car that
 * the lists do not know has no similar ones.
 */
export const getPriceGuidance = async ({ query }: Input<typeof route>, deps = live) => {
  const { except, ...car } = query
  return ratePrice(car, findComparables(await deps.liveListingIndex(), car, except))
}

export const handler = routeHandler(route, getPriceGuidance)
