import { askSearch } from '#functions/adapters/ask-search.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { ratePrice } from '#functions/commands/rate-price.ts'
import { getPriceGuidance as route } from '#shared/api/prices.ts'

const live = { askSearch }

/**
 * Compares a car that is still being described with similar cars now on offer, and rates its price once it has one. A car that
 * the lists do not know has no similar ones.
 */
export const getPriceGuidance = async ({ query }: Input<typeof route>, deps = live) => {
  const { except, priceQAR, variant = '', ...car } = query
  const asked = { car: { ...car, variant }, exceptId: except }
  return ratePrice(priceQAR, await deps.askSearch('comparedPrice', asked))
}

export const handler = routeHandler(route, getPriceGuidance)
