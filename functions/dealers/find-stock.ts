import type { SearchIndex } from '#functions/search/search-index.ts'
import { search, toCards } from '#functions/search/search.ts'
import { listingQuery } from '#shared/schemas/listing-query.ts'

// What a storefront shows before its visitor asks for more.
const firstPage = 24

/** A dealer's newest cars, and how many it offers in all. */
export const findStock = (index: SearchIndex, dealerId: string) => {
  const { hits, total } = search(index, listingQuery.parse({ dealer: dealerId, limit: String(firstPage) }))
  return { cars: toCards(hits), total }
}
