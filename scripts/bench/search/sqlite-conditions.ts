import { wordsOf } from '#functions/search/text/tokens.ts'
import { facetNames, type FacetName, type ListingQuery, type SortKey } from '#shared/schemas/listing-query.ts'

/** One filter of a query: a column that must have one of the values, or lie within a limit. */
export type Condition<V> = {
  /** The facet whose filter it is, which that facet's own counts leave out. */
  facet?: FacetName
  column: string
  operator: 'in' | '>=' | '<='
  values: readonly (V | number)[]
}

const limits = [
  ['minPrice', 'price', '>='],
  ['maxPrice', 'price', '<='],
  ['minYear', 'year', '>='],
  ['maxYear', 'year', '<='],
] as const

/** The filters of a query but its text. `encode` turns the values of a facet into those of its column. */
export const conditionsOf = <V>(
  query: ListingQuery,
  encode: (facet: FacetName, values: readonly string[]) => readonly V[],
): Condition<V>[] => [
  ...facetNames.flatMap((facet): Condition<V>[] => {
    const wanted = query[facet]
    if (wanted === undefined) return []
    return [{ facet, column: facet, operator: 'in', values: encode(facet, [wanted].flat().map(String)) }]
  }),
  ...limits.flatMap(([name, column, operator]): Condition<V>[] => {
    const limit = query[name]
    return limit === undefined ? [] : [{ column, operator, values: [limit] }]
  }),
]

/** The normalised words of a query's text: a listing must have, for each, a word that begins with it. */
export const textOf = (query: ListingQuery): readonly string[] => [...new Set(wordsOf(query.search ?? ''))]

const sortColumns: Readonly<Record<SortKey, readonly string[]>> = {
  createdAt: ['created'],
  priceQAR: ['price'],
  year: ['year'],
  mileage: ['mileage'],
  viewCount: ['views'],
  featured: ['featured', 'created'],
}

/** What follows ORDER BY. SQL systems are spared the relevance: a text without an order is sorted by time. */
export const orderOf = ({ sortBy = 'createdAt', sortOrder }: ListingQuery): string =>
  [...sortColumns[sortBy], 'seq'].map((column) => `${column} ${sortOrder}`).join(', ')
