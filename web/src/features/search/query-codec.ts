import { limits } from '#shared/constants/limits.ts'
import { changeSort, emptyFilters, flagFilters, listFilters, rangeFilters } from './search-query.ts'
import type { RangeFilter, SearchQuery } from './search-query.ts'
import { defaultSort, isSortValue } from './sort-options.ts'

// Hand-written instead of the API's own schema: that one is 6 kB of code, and refuses a whole address for one bad
// value, where a visitor with an old or mangled link is better served by the rest of it.

const price = { min: 1, max: limits.listing.price.max }
const year = { min: limits.listing.firstYear, max: 2100 }
const ranges: Record<RangeFilter, { min: number; max: number }> = {
  minPrice: price,
  maxPrice: price,
  minYear: year,
  maxYear: year,
}
const { text: textLength, page: pageSize, window, valuesPerFilter } = limits.search

const whole = (text: string | null, { min, max }: { min: number; max: number }): number | undefined => {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : -1
  return value >= min && value <= max ? value : undefined
}

// Any word may be a value: the API knows the vocabularies, and may know more of them than this page.
const list = (text: string | null): string[] => {
  // The API refuses longer lists.
  const values = new Set(
    (text ?? '')
      .slice(0, 1000)
      .split(',')
      .map((part) => part.trim()),
  )
  const fits = (value: string) => value !== '' && value !== 'all' && value.length <= limits.city
  return [...values].filter(fits).slice(0, valuesPerFilter)
}

/** How many pages can be turned: the API pages through a bounded window. */
export const pageCountOf = (total: number, limit: number): number =>
  Math.min(Math.ceil(total / limit), Math.floor(window / limit))

/** Reads the address of `/cars`. Whatever is empty, `all`, `false` or not understood is no filter. */
export const parseQuery = (params: URLSearchParams): SearchQuery => {
  const limit = whole(params.get('limit'), { min: 1, max: pageSize.max }) ?? pageSize.default
  const sort = `${params.get('sortBy') ?? 'createdAt'}-${params.get('sortOrder') ?? 'desc'}`
  const search = (params.get('search') ?? '').trim().slice(0, textLength)
  const filters = {
    ...emptyFilters,
    search: search === 'all' ? '' : search,
    ...Object.fromEntries(listFilters.map((name) => [name, list(params.get(name))])),
    ...Object.fromEntries(rangeFilters.map((name) => [name, whole(params.get(name), ranges[name])])),
    ...Object.fromEntries(flagFilters.map((name) => [name, params.get(name) === 'true'])),
  }
  const query: SearchQuery = { ...filters, sortBy: 'createdAt', sortOrder: 'desc', page: 1, limit }
  const page = whole(params.get('page'), { min: 1, max: Math.floor(window / limit) }) ?? 1
  return { ...changeSort(query, isSortValue(sort) ? sort : defaultSort), page }
}

/** What the query says beyond nothing, by parameter name; lists joined by commas. */
export const filterParams = (query: SearchQuery): [name: string, value: string][] => [
  ...(query.search ? [['search', query.search] as [string, string]] : []),
  ...listFilters.flatMap((name): [string, string][] =>
    query[name].length ? [[name, query[name].join(',')]] : [],
  ),
  ...rangeFilters.flatMap((name): [string, string][] =>
    query[name] === undefined ? [] : [[name, `${query[name]}`]],
  ),
  ...flagFilters.flatMap((name): [string, string][] => (query[name] ? [[name, 'true']] : [])),
]

/**
 * The query string of `/cars` without its `?`. The order only when it is not the default, the page only above 1, the
 * page size only when it is not the default. Commas stay readable.
 */
export const addressOf = (query: SearchQuery): string => {
  const isDefault = `${query.sortBy}-${query.sortOrder}` === defaultSort
  const params = new URLSearchParams([
    ...filterParams(query),
    ...(isDefault
      ? []
      : [
          ['sortBy', query.sortBy],
          ['sortOrder', query.sortOrder],
        ]),
    ...(query.page > 1 ? [['page', `${query.page}`]] : []),
    ...(query.limit === pageSize.default ? [] : [['limit', `${query.limit}`]]),
  ])
  return params.toString().replaceAll('%2C', ',')
}
