import { countFacets, type ValueCounts } from '#functions/search/count-facets.ts'
import { readCard } from '#functions/search/read-card.ts'
import { eachDealerRow } from '#functions/search/dealers.ts'
import { hasBit } from '#functions/search/bits.ts'
import type { Interpretation } from '#functions/search/interpretation.ts'
import { mergeHits, type Hit } from '#functions/search/merge-hits.ts'
import { rangesOf } from '#functions/search/query-filters.ts'
import { rowsByKey, rowsByRelevance } from '#functions/search/rank-rows.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import { selectRows, type Selection } from '#functions/search/select-rows.ts'
import { interpret } from '#functions/search/text/interpret.ts'
import type { AnswerOrder, FacetName, ListingQuery } from '#shared/schemas/listing-query.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

/** An answer: the rows of one page, how many match in all, and how many each further choice would show. */
export type SearchResult = {
  hits: Hit[]
  total: number
  /** Of one segment each; together they count every value. */
  counts: readonly Record<FacetName, ValueCounts>[]
  sortedBy: AnswerOrder
  interpretation: Interpretation
}

const nothing: Interpretation = { terms: [], ranges: [], understood: [] }

/** What a query's text asks for. */
export const interpretQuery = ({ search }: Pick<ListingQuery, 'search'>): Interpretation =>
  search ? interpret(search) : nothing

/** The order of an answer: the most relevant first when a text says nothing else, the newest when nothing does. */
const orderOf = ({ sortBy }: ListingQuery, { terms }: Interpretation): AnswerOrder =>
  sortBy ?? (terms.length > 0 ? 'relevance' : 'createdAt')

const isDescending = ({ sortBy, sortOrder }: ListingQuery): boolean =>
  sortBy === undefined || sortOrder === 'desc'

const rank = (
  selection: Selection,
  query: ListingQuery,
  interpretation: Interpretation,
  sortedBy: AnswerOrder,
) => {
  const count = query.page * query.limit
  if (sortedBy === 'relevance') return rowsByRelevance(selection, count)
  const ranges: Partial<Record<AnswerOrder, { min: number; max: number }>> = rangesOf(
    query,
    interpretation.ranges,
  )
  return rowsByKey(selection, sortedBy, isDescending(query), count, ranges[sortedBy])
}

/** One page of the listings that match a query, how many there are in all, and the count of every further choice. */
export const search = (index: SearchIndex, query: ListingQuery): SearchResult => {
  const interpretation = interpretQuery(query)
  const sortedBy = orderOf(query, interpretation)
  const answers = index.segments.map((segment) => {
    const selection = selectRows(segment, query, interpretation)
    try {
      const run = { segment, ...rank(selection, query, interpretation, sortedBy) }
      return { run, counts: countFacets(selection), total: selection.total }
    } finally {
      selection.close()
    }
  })
  const hits = mergeHits(
    answers.map(({ run }) => run),
    {
      key: sortedBy === 'relevance' ? 'createdAt' : sortedBy,
      isDescending: isDescending(query),
      skip: (query.page - 1) * query.limit,
      take: query.limit,
    },
  )
  return {
    hits,
    total: answers.reduce((sum, { total }) => sum + total, 0),
    counts: answers.map(({ counts }) => counts),
    sortedBy,
    interpretation,
  }
}

/** How many listings match a query. */
export const countMatches = (index: SearchIndex, query: ListingQuery): number => {
  const interpretation = interpretQuery(query)
  return index.segments.reduce((sum, segment) => {
    const selection = selectRows(segment, query, interpretation)
    selection.close()
    return sum + selection.total
  }, 0)
}

/** The cards of rows. */
export const toCards = (hits: readonly Hit[]): ListingCard[] =>
  hits.map(({ segment, row }) => readCard(segment.columns, row))

/** The newest featured listings, at most `count`. */
export const featuredCards = (index: SearchIndex, count: number): ListingCard[] =>
  toCards(
    search(index, { sortBy: 'featured', sortOrder: 'desc', page: 1, limit: count }).hits.filter(
      ({ segment, row }) => hasBit(segment.columns.flags.isFeatured, row),
    ),
  )

/** How many cars a dealer offers now, by its id or slug. */
export const countDealerCars = (index: SearchIndex, idOrSlug: string): number => {
  let count = 0
  for (const { dealers, live } of index.segments)
    eachDealerRow(dealers, idOrSlug, (row) => {
      if (hasBit(live, row)) count++
    })
  return count
}
