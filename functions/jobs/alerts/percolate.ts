import { anyMake } from '#functions/data/saved-searches.ts'
import { type ListingRecord, toListingItem } from '#functions/data/listing-record.ts'
import { toSearchChange } from '#functions/data/change-feed.ts'
import { idOf } from '#functions/search/row-ids.ts'
import { applyChanges, createIndex } from '#functions/search/search-index.ts'
import { search } from '#functions/search/search.ts'
import { listingQuery } from '#shared/schemas/listing-query.ts'

export type Percolator = {
  /** The makes whose alerts can match, and `anyMake`. */
  makes: readonly string[]
  /**
   * The listings that a search finds, the newest first. Undefined for parameters that the search does not take (any more).
   */
  match: (params: Readonly<Record<string, string>>) => ListingRecord[] | undefined
}

/**
 * Turns the search round: these listings are the market, and saved searches are run on it, by the search's own code, so
 * that an alert means exactly what the search means.
 */
export const percolate = (listings: readonly ListingRecord[]): Percolator => {
  const changes = listings.flatMap((listing) => toSearchChange(toListingItem(listing)) ?? [])
  const makes = new Set(changes.flatMap((change) => ('document' in change ? change.document.card.make : [])))
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  // As the live index takes changes: one that cannot be indexed is left out and stops no other.
  const index = createIndex([])
  applyChanges(index, changes)
  return {
    makes: makes.size > 0 ? [...makes, anyMake] : [],
    match: (params) => {
      const query = listingQuery.safeParse(params)
      if (!query.success) return undefined
      // The order in which a person likes results says nothing about which listing is the news.
      const newestFirst = { ...query.data, sortBy: 'createdAt', sortOrder: 'desc' } as const
      const { hits } = search(index, { ...newestFirst, page: 1, limit: listings.length })
      return hits.flatMap(({ segment, row }) => byId.get(idOf(segment.columns.ids, row)) ?? [])
    },
  }
}
