import type { WideFacet } from './asked-sets.ts'
import { isShownFeatured } from '#shared/rules/availability.ts'
import { placesAround } from '#shared/rules/distance.ts'
import { numbersOf } from './orders.ts'
import { type Ranked, rowsByKey, rowsByPlace, rowsByRelevance } from './rank-rows.ts'
import { compareIds } from './row-ids.ts'
import type { Segment } from './segment.ts'
import type { AnswerOrder, FacetName, ListingQuery, SortKey } from '#shared/schemas/listing-query.ts'
import { countFacets } from './count-facets.ts'
import type { ValueCounts } from './more-facets.ts'
import { readCard } from './read-card.ts'
import { eachDealerRow } from './dealers.ts'
import { hasBit } from './bits.ts'
import type { Interpretation } from './interpretation.ts'
import { rangesOf } from './query-filters.ts'
import type { SearchIndex } from './search-index.ts'
import { type SearchQuery, type Selection, selectRows } from './select-rows.ts'
import { interpret } from './text/understand-text.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { rateAll, rateRow } from './prices/rate-rows.ts'

/** A row that is part of an answer. */
export type Hit = { segment: Segment; row: number }

/** The first rows of a segment, as a list that is read from its beginning. */
type Run = Ranked & { segment: Segment }

/** The sort value of a row; rows of two segments compare by it, then by id. */
const keyOf = ({ columns: { numbers, flags }, deals }: Segment, key: SortKey, row: number): number => {
  if (key === 'deal') return deals!.values[row]!
  if (key !== 'featured') return numbersOf(numbers, key)[row]!
  // Later than any time in milliseconds (the year 5138).
  return numbersOf(numbers, 'createdAt')[row]! + (hasBit(flags.isFeatured, row) ? 1e14 : 0)
}

const isBefore = (a: Run, atA: number, b: Run, atB: number, key: SortKey, sign: number): boolean => {
  const better = (a.fits?.[atA] ?? 0) - (b.fits?.[atB] ?? 0)
  if (better !== 0) return better > 0
  const [rowA, rowB] = [a.rows[atA]!, b.rows[atB]!]
  const difference = keyOf(a.segment, key, rowA) - keyOf(b.segment, key, rowB)
  return sign * (difference || compareIds(a.segment.columns.ids, rowA, b.segment.columns.ids, rowB)) < 0
}

/**
 * The rows `skip` up to `skip + take` of several ordered lists together. Equal keys are ordered by id, and descending is
 * the exact reverse of ascending, so that pages never overlap.
 */
const mergeHits = (
  runs: readonly Run[],
  { key, isDescending, skip, take }: { key: SortKey; isDescending: boolean; skip: number; take: number },
): Hit[] => {
  const present = runs.filter(({ rows }) => rows.length > 0)
  if (present.length === 1) {
    const [{ segment, rows }] = present as [Run]
    return Array.from(rows.subarray(skip, skip + take), (row) => ({ segment, row }))
  }
  const sign = isDescending ? -1 : 1
  const places = present.map(() => 0)
  const hits: Hit[] = []
  for (let rank = 0; rank < skip + take; rank++) {
    let first = -1
    present.forEach((run, index) => {
      if (places[index]! >= run.rows.length) return
      if (first < 0 || isBefore(run, places[index]!, present[first]!, places[first]!, key, sign))
        first = index
    })
    if (first < 0) break
    const place = places[first]!++
    if (rank >= skip) hits.push({ segment: present[first]!.segment, row: present[first]!.rows[place]! })
  }
  return hits
}

/** An answer: the rows of one page, how many match in all, and how many each further choice would show. */
export type SearchResult = {
  hits: Hit[]
  total: number
  /** One entry per segment; together they count every value. */
  counts: readonly Record<FacetName, ValueCounts>[]
  sortedBy: AnswerOrder
  interpretation: Interpretation
}

const nothing: Interpretation = { terms: [], ranges: [], order: undefined, understood: [], ignored: [] }

/** Interprets the text of a query. */
export const interpretQuery = ({ search }: Pick<ListingQuery, 'search'>): Interpretation =>
  search ? interpret(search) : nothing

/** The facets with many values that are counted: generations and trims where a query names models, areas where it names a city. */
export const countedWide = (
  { model, city, area }: Pick<ListingQuery, 'model' | 'city' | 'area'>,
  { terms }: Pick<Interpretation, 'terms'>,
): WideFacet[] => {
  const names = (kinds: RegExp) =>
    terms.some(({ attributes }) => attributes.some(({ key }) => kinds.test(key)))
  const isAboutModels = model !== undefined || names(/^(?:model|generation):/)
  const isAboutPlaces = city !== undefined || area !== undefined || names(/^(?:city|area):/)
  return [
    ...(isAboutModels ? (['generation', 'trim'] as const) : []),
    ...(isAboutPlaces ? (['area'] as const) : []),
  ]
}

type Order = { sortedBy: AnswerOrder; isDescending: boolean }

/** The order of an answer: as chosen, else as the text asks, else the most relevant first where there is a text, else the newest. */
const orderOf = ({ sortBy, sortOrder }: ListingQuery, { terms, order }: Interpretation): Order => {
  if (sortBy) return { sortedBy: sortBy, isDescending: sortOrder === 'desc' }
  if (order) return { sortedBy: order.sortBy, isDescending: order.sortOrder === 'desc' }
  return { sortedBy: terms.length > 0 ? 'relevance' : 'createdAt', isDescending: true }
}

const rank = (
  selection: Selection,
  query: ListingQuery,
  interpretation: Interpretation,
  { sortedBy, isDescending }: Order,
) => {
  const count = query.page * query.limit
  if (query.near) {
    const key = sortedBy === 'relevance' ? 'createdAt' : sortedBy
    return rowsByPlace(selection, placesAround(query.near), key, isDescending, count)
  }
  if (sortedBy === 'relevance') return rowsByRelevance(selection, count)
  const ranges: Partial<Record<AnswerOrder, { min: number; max: number }>> = rangesOf(
    query,
    interpretation.ranges,
  )
  return rowsByKey(selection, sortedBy, isDescending, count, ranges[sortedBy])
}

/** The page that was asked for of the segments' first rows. */
const mergePages = (runs: readonly Run[], { page, limit }: SearchQuery, { sortedBy, isDescending }: Order) =>
  mergeHits(runs, {
    key: sortedBy === 'relevance' ? 'createdAt' : sortedBy,
    isDescending,
    skip: (page - 1) * limit,
    take: limit,
  })

/** One page of the listings that match a query, how many there are in all, and the count of every further choice. */
export const search = (index: SearchIndex, query: SearchQuery): SearchResult => {
  const interpretation = interpretQuery(query)
  const order = orderOf(query, interpretation)
  const many = { wide: countedWide(query, interpretation), models: query.modelCounts !== false }
  const { sortedBy } = order
  if (sortedBy === 'deal' || query.goodPrice) rateAll(index)
  const answers = index.segments.map((segment) => {
    const selection = selectRows(segment, query, interpretation)
    try {
      const run = { segment, ...rank(selection, query, interpretation, order) }
      return { run, counts: countFacets(selection, many), total: selection.total }
    } finally {
      selection.close()
    }
  })
  return {
    hits: mergePages(
      answers.map(({ run }) => run),
      query,
      order,
    ),
    total: answers.reduce((sum, { total }) => sum + total, 0),
    counts: answers.map(({ counts }) => counts),
    sortedBy,
    interpretation,
  }
}

/** The rows of one page, in their order, without counts. */
export const findHits = (index: SearchIndex, query: SearchQuery): Hit[] => {
  const interpretation = interpretQuery(query)
  const order = orderOf(query, interpretation)
  if (order.sortedBy === 'deal' || query.goodPrice) rateAll(index)
  return mergePages(
    index.segments.map((segment) => {
      const selection = selectRows(segment, query, interpretation)
      const run = { segment, ...rank(selection, query, interpretation, order) }
      selection.close()
      return run
    }),
    query,
    order,
  )
}

/** Tells of any row whether a query finds it, until it is closed. */
export const openMatcher = (index: SearchIndex, query: SearchQuery) => {
  if (query.goodPrice) rateAll(index)
  const interpretation = interpretQuery(query)
  const selections = new Map(
    index.segments.map((segment) => [segment, selectRows(segment, query, interpretation)]),
  )
  return {
    has: ({ segment, row }: Hit): boolean => hasBit(selections.get(segment)!.rows, row),
    close: () => selections.forEach((selection) => selection.close()),
  }
}

/** Counts the listings that match a query. */
export const countMatches = (index: SearchIndex, query: SearchQuery): number => {
  if (query.goodPrice) rateAll(index)
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

/** The cards of rows, each with how its price compares with similar cars. */
export const toRatedCards = (index: SearchIndex, hits: readonly Hit[]): ListingCard[] =>
  hits.map(({ segment, row }) => {
    const deal = rateRow(index, segment, row)
    return { ...readCard(segment.columns, row), ...(deal && { deal }) }
  })

/**
 * The newest featured listings, at most `count`; reserved ones last, since home puts forward the first and its document fetches that one's
 * photo early.
 */
export const featuredCards = (index: SearchIndex, count: number): ListingCard[] =>
  toRatedCards(
    index,
    search(index, { sortBy: 'featured', sortOrder: 'desc', page: 1, limit: count }).hits.filter(
      ({ segment, row }) => hasBit(segment.columns.flags.isFeatured, row),
    ),
  ).toSorted((one, other) => Number(isShownFeatured(other)) - Number(isShownFeatured(one)))

/** Counts the cars that a dealer offers now, by its id or slug. */
export const countDealerCars = (index: SearchIndex, idOrSlug: string): number => {
  let count = 0
  for (const { dealers, live, hidden } of index.segments)
    eachDealerRow(dealers, idOrSlug, (row) => {
      if (hasBit(live, row) && !(hidden && hasBit(hidden, row))) count++
    })
  return count
}
