import { liveIndex } from '#functions/adapters/live-search.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { search } from '#functions/search/search.ts'
import { searchListings as route } from '#shared/api/listings.ts'

const live = { liveIndex }

/** One page of the cars that match, the exact total, and the count of every further choice. */
export const searchListings = async ({ query }: Pick<Input<typeof route>, 'query'>, deps = live) => {
  const { cards, total, facets } = search(await deps.liveIndex(), query)
  return { listings: cards, total, page: query.page, limit: query.limit, facets }
}

export const handler = routeHandler(route, searchListings)
