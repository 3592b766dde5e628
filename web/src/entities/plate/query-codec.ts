import { plateLimits } from '#shared/constants/plate-limits.ts'
import { searchLimits } from '#shared/constants/search-limits.ts'
import {
  plateDigits,
  plateLocations,
  plateSeries,
  plateTagNames,
} from '#shared/reference/plate-vocabulary.ts'
import {
  changePlateSort,
  emptyPlateFilters,
  plateCategoryNames,
  type PlateFilters,
  type PlateSearch,
} from './plate-search.ts'
import { defaultPlateSort, plateSorts } from './sort-options.ts'

// Hand-written instead of the API's own schema, for its bytes, and because that one refuses a whole address for one bad
// value, where a visitor with an old or mangled link is better served by the rest of it.

/** Divides by two and three: rows are full in every layout. */
const pageSize = 24
const { window, text: textLength } = searchLimits
const price = { min: 0, max: plateLimits.price.max }

const whole = (text: string | null, { min, max }: { min: number; max: number }): number | undefined => {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : -1
  return value >= min && value <= max ? value : undefined
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

const someOf = <Value extends string>(values: readonly Value[], text: string | null): Value[] => {
  const given = (text ?? '').split(',')
  return values.filter((value) => given.includes(value))
}

/** How many pages can be turned: the API pages through a bounded window. */
export const platePageCount = (total: number, limit: number): number =>
  Math.min(Math.ceil(total / limit), Math.floor(window / limit))

/** Reads the address of `/number-plates`. Whatever is empty, `all` or not understood is no filter. */
export const parsePlateSearch = (params: URLSearchParams): PlateSearch => {
  const text = (params.get('search') ?? '').trim().slice(0, textLength).trim()
  const limit = whole(params.get('limit'), { min: 1, max: plateLimits.page.max }) ?? pageSize
  const search: PlateSearch = {
    search: text === 'all' ? '' : text,
    digits: oneOf(plateDigits, params.get('digits')),
    series: oneOf([...plateSeries, 'none'] as const, params.get('series')),
    minPrice: whole(params.get('minPrice'), price) || undefined,
    maxPrice: whole(params.get('maxPrice'), price),
    category: oneOf(plateCategoryNames, params.get('category')),
    location: someOf(plateLocations, params.get('location')),
    tags: someOf(plateTagNames, params.get('tags')),
    sort: undefined,
    page: whole(params.get('page'), { min: 1, max: Math.floor(window / limit) }) ?? 1,
    limit,
  }
  // With a text, an order without its key is none.
  const sortBy = params.get('sortBy') ?? (search.search ? '' : 'createdAt')
  const sort = oneOf(plateSorts, `${sortBy}-${params.get('sortOrder') ?? 'desc'}`)
  return sort ? { ...changePlateSort(search, sort), page: search.page } : search
}

const names = Object.keys(emptyPlateFilters) as (keyof PlateFilters)[]

/** What the filters say beyond nothing, by parameter name; lists joined by commas. */
export const plateFilterParams = (search: PlateFilters): [name: string, value: string][] =>
  names.map((name): [string, string] => [name, `${search[name] ?? ''}`]).filter(([, value]) => value)

/** `sortBy` and `sortOrder` of an order that somebody chose; of the standard order, nothing. */
export const plateSortParams = ({
  search,
  sort,
}: Pick<PlateSearch, 'search' | 'sort'>): [string, string][] => {
  // Chosen beside a text that is gone since.
  if (!sort || (!search && sort === defaultPlateSort)) return []
  const [sortBy = '', sortOrder = ''] = sort.split('-')
  return [
    ['sortBy', sortBy],
    ['sortOrder', sortOrder],
  ]
}

/**
 * The query string of `/number-plates` without its `?`. The order only when it is not the default, the page only above
 * 1, the page size only when it is another. Commas stay readable.
 */
export const plateAddressOf = (search: PlateSearch): string => {
  const params = new URLSearchParams([
    ...plateFilterParams(search),
    ...plateSortParams(search),
    ...(search.page > 1 ? [['page', `${search.page}`]] : []),
    ...(search.limit === pageSize ? [] : [['limit', `${search.limit}`]]),
  ])
  return params.toString().replaceAll('%2C', ',')
}
