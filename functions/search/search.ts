import { countBits, countShared } from '#functions/search/bits.ts'
import { countFacets } from '#functions/search/count-facets.ts'
import { pickCards } from '#functions/search/pick-cards.ts'
import { segmentsOf, type SearchIndex } from '#functions/search/search-index.ts'
import { ofDealer, selectRows } from '#functions/search/select-rows.ts'
import type { Facets, ListingQuery } from '#shared/schemas/listing-query.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

type SearchResult = { cards: ListingCard[]; total: number; facets: Facets }

/** One page of the listings that match a query, how many there are in all, and the count of every further choice. */
export const search = (index: SearchIndex, query: ListingQuery): SearchResult => {
  const selected = segmentsOf(index).map((segment) => ({ segment, selection: selectRows(segment, query) }))
  const candidates = selected.map(({ segment, selection }) => ({ segment, rows: selection.rows }))
  const { sortBy, sortOrder, page, limit } = query
  return {
    cards: pickCards(candidates, { sortBy, sortOrder, skip: (page - 1) * limit, take: limit }),
    total: candidates.reduce((sum, { rows }) => sum + countBits(rows), 0),
    facets: countFacets(selected),
  }
}

/** The newest featured listings, at most `count`. */
export const featuredCards = (index: SearchIndex, count: number): ListingCard[] =>
  pickCards(
    segmentsOf(index).map((segment) => ({ segment, rows: segment.live })),
    { sortBy: 'featured', sortOrder: 'desc', skip: 0, take: count },
  ).filter((card) => card.isFeatured)

/** How many cars a dealer offers now, by its id or slug. */
export const countDealerCars = (index: SearchIndex, idOrSlug: string): number =>
  segmentsOf(index).reduce((sum, segment) => sum + countShared(ofDealer(segment, idOrSlug), segment.live), 0)
