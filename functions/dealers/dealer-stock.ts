import { search } from '#functions/search/search.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import { listingQuery } from '#shared/schemas/listing-query.ts'

// What a storefront shows before its visitor asks for more.
const firstPage = 24

/** A dealer's newest public cars and how many there are in all. */
export const dealerStock = (index: SearchIndex, dealerId: string) => {
  const { cards, total } = search(index, listingQuery.parse({ dealer: dealerId, limit: String(firstPage) }))
  return { cards, total }
}
