import { liveListingIndex } from '#functions/adapters/live-listing-index.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { priceHistogram, toFacets } from '#functions/search/to-facets.ts'
import { relaxQuery } from '#functions/search/relax-query.ts'
import { search, toCards } from '#functions/search/search.ts'
import { searchListings as route } from '#shared/api/listings.ts'

const live = { liveListingIndex }

/**
 * One page of the cars that match, the exact total, and the count of every further choice. When nothing matches, what to
 * drop instead; with `histogram`, how the prices lie.
 */
export const searchListings = async ({ query }: Pick<Input<typeof route>, 'query'>, deps = live) => {
  const index = await deps.liveListingIndex()
  const { hits, total, counts, sortedBy, interpretation } = search(index, query)
  return {
    listings: toCards(hits),
    total,
    page: query.page,
    limit: query.limit,
    facets: toFacets(counts),
    sortedBy,
    understood: interpretation.understood,
    ...(total === 0 && { relaxations: relaxQuery(index, query) }),
    ...(query.histogram && { priceHistogram: priceHistogram(index, query) }),
  }
}

export const handler = publicHandler(route, searchListings)
