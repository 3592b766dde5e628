import { search, toCards } from '#functions/search/search.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import { toFacets } from '#functions/search/to-facets.ts'
import type { SearchQuery } from '#functions/search/select-rows.ts'

/** An answer in the form in which a client gets it, and `bruteForce` gives it. */
export const answerOf = (index: SearchIndex, query: SearchQuery) => {
  const { hits, total, counts } = search(index, query)
  return { cards: toCards(hits), total, facets: toFacets(counts) }
}
