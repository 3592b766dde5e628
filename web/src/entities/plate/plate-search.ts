import {
  browsePlateCategories,
  sellPlateCategories,
  type PlateDigits,
  type PlateSeries,
  type PlateTag,
} from '#shared/reference/plate-vocabulary.ts'
import type { MunicipalitySlug } from '#shared/reference/cities.ts'
import { defaultPlateSort, type PlateSort, type PlateSortChoice } from './sort-options.ts'

/** What an address may ask for: what buyers browse by, and what sellers call their plates. */
export const plateCategoryNames = [...new Set([...browsePlateCategories, ...sellPlateCategories])]
type PlateCategory = (typeof plateCategoryNames)[number]

export type PlateFilters = {
  /** Text or a pattern, as it was typed. */
  search: string
  digits: PlateDigits | undefined
  series: PlateSeries | 'none' | undefined
  minPrice: number | undefined
  maxPrice: number | undefined
  category: PlateCategory | undefined
  /** Alternatives. */
  location: readonly MunicipalitySlug[]
  /** All of which a plate must have. */
  tags: readonly PlateTag[]
}

/** All that the address of `/number-plates` says about its list. */
export type PlateSearch = PlateFilters & {
  /** Absent: what fits the text best first where there is one, else the newest. */
  sort: PlateSort | undefined
  page: number
  limit: number
}

export const emptyPlateFilters: PlateFilters = {
  search: '',
  digits: undefined,
  series: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  category: undefined,
  location: [],
  tags: [],
}

/** The search with some filters changed, back on its first page. */
export const changePlateFilters = (search: PlateSearch, change: Partial<PlateFilters>): PlateSearch => ({
  ...search,
  ...change,
  page: 1,
})

/** The search without any filter; order and page size stay. */
export const clearPlateFilters = (search: PlateSearch): PlateSearch =>
  changePlateFilters(search, emptyPlateFilters)

const standardSort = ({ search }: Pick<PlateFilters, 'search'>): PlateSortChoice =>
  search ? 'relevance' : defaultPlateSort

/** The order that the plates have. */
export const plateSortOf = (search: Pick<PlateSearch, 'search' | 'sort'>): PlateSortChoice =>
  search.sort ?? standardSort(search)

/** The search in another order, from its first page. */
export const changePlateSort = (search: PlateSearch, sort: PlateSortChoice): PlateSearch => ({
  ...search,
  sort: sort === 'relevance' || sort === standardSort(search) ? undefined : sort,
  page: 1,
})

/** A list with `value` added, or without it when it is there. */
export const toggledValue = <Value>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
