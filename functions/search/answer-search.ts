import { nearCars } from './near/near-cars.ts'
import { relaxQuery } from './relax-query.ts'
import { search, type SearchResult, toRatedCards } from './search.ts'
import type { SearchIndex } from './search-index.ts'
import { suggestDealers } from './suggest-dealers.ts'
import { priceHistogram, toFacets } from './to-facets.ts'
import { limits } from '#shared/constants/limits.ts'
import type { ListingQuery } from '#shared/schemas/listing-query.ts'

/** What a search answers beside its cars. */
export const besideCars = (index: SearchIndex, query: ListingQuery, found: SearchResult) => {
  const { total, counts, sortedBy, interpretation } = found
  const near = total < limits.nearCars.below && query.page === 1 ? nearCars(index, query, total) : []
  return {
    total,
    page: query.page,
    limit: query.limit,
    facets: toFacets(counts),
    sortedBy,
    understood: interpretation.understood,
    ignored: interpretation.ignored,
    ...(total === 0 && {
      relaxations: relaxQuery(index, query),
      dealers: suggestDealers(index, query.search ?? ''),
    }),
    ...(near.length > 0 && { near }),
    ...(query.histogram && { priceHistogram: priceHistogram(index, query) }),
  }
}

/** The whole answer to a search, as `GET /api/listings` gives it. */
export const answerSearch = (index: SearchIndex, query: ListingQuery) => {
  const found = search(index, query)
  return { listings: toRatedCards(index, found.hits), ...besideCars(index, query, found) }
}
