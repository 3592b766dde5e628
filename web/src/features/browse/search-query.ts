import { defaultSort, type SortChoice, type SortValue } from './sort-options.ts'

/** Filters that take several values, which are alternatives. */
export const listFilters = [
  'make',
  'model',
  'bodyType',
  'city',
  'fuelType',
  'transmission',
  'condition',
] as const
export type ListFilter = (typeof listFilters)[number]

/** Filters that take one whole number. */
export const rangeFilters = ['minPrice', 'maxPrice', 'minYear', 'maxYear'] as const
export type RangeFilter = (typeof rangeFilters)[number]

/** Filters that are on or off. */
export const flagFilters = ['dealerOnly', 'isGCCSpec', 'hasWarranty'] as const
export type FlagFilter = (typeof flagFilters)[number]

export type SearchFilters = { search: string } & Record<ListFilter, readonly string[]> &
  Record<RangeFilter, number | undefined> &
  Record<FlagFilter, boolean>

/** All that the address of `/cars` says. */
export type SearchQuery = SearchFilters & {
  /** Absent: the most relevant first where there is a text, else the newest. */
  sort: SortValue | undefined
  page: number
  limit: number
}

export const emptyFilters: SearchFilters = {
  search: '',
  make: [],
  model: [],
  bodyType: [],
  city: [],
  fuelType: [],
  transmission: [],
  condition: [],
  minPrice: undefined,
  maxPrice: undefined,
  minYear: undefined,
  maxYear: undefined,
  dealerOnly: false,
  isGCCSpec: false,
  hasWarranty: false,
}

/** The query with some filters changed: back on page 1, and without models when the make is another (spec 4). */
export const changeFilters = (query: SearchQuery, change: Partial<SearchFilters>): SearchQuery => ({
  ...query,
  ...('make' in change && { model: [] }),
  ...change,
  page: 1,
})

/** The query without any filter; order and page size stay. */
export const clearFilters = (query: SearchQuery): SearchQuery => changeFilters(query, emptyFilters)

/** The order that results have when none is chosen. */
const standardSort = ({ search }: Pick<SearchFilters, 'search'>): SortChoice =>
  search ? 'relevance' : defaultSort

/** The order that results have. */
export const sortOf = (query: Pick<SearchQuery, 'search' | 'sort'>): SortChoice =>
  query.sort ?? standardSort(query)

/** The query in another order, from its first page. */
export const changeSort = (query: SearchQuery, sort: SortChoice): SearchQuery => ({
  ...query,
  sort: sort === 'relevance' || sort === standardSort(query) ? undefined : sort,
  page: 1,
})

/** A list with `value` added, or without it when it is there. */
export const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
