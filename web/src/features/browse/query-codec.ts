import { cityLength, listingLimits } from '#shared/constants/listing-limits.ts'
import { searchLimits } from '#shared/constants/search-limits.ts'
import { changeSort, emptyFilters, flagFilters, listFilters, rangeFilters } from './search-query.ts'
import type { RangeFilter, SearchFilters, SearchQuery } from './search-query.ts'
import { defaultSort, isSortValue } from './sort-options.ts'

// Hand-written instead of the API's own schema: that one is 6 kB of code, and refuses a whole address for one bad
// value, where a visitor with an old or mangled link is better served by the rest of it.

const price = { min: 1, max: listingLimits.price.max }
const year = { min: listingLimits.firstYear, max: 2100 }
const ranges: Record<RangeFilter, { min: number; max: number }> = {
  minPrice: price,
  maxPrice: price,
  minYear: year,
  maxYear: year,
}
const { text: textLength, page: pageSize, window, valuesPerFilter } = searchLimits

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
  const fits = (value: string) => value !== '' && value !== 'all' && value.length <= cityLength
  return [...values].filter(fits).slice(0, valuesPerFilter)
}

/** How many pages can be turned: the API pages through a bounded window. */
export const pageCountOf = (total: number, limit: number): number =>
  Math.min(Math.ceil(total / limit), Math.floor(window / limit))

/** Reads the address of `/cars`. Whatever is empty, `all`, `false` or not understood is no filter. */
export const parseQuery = (params: URLSearchParams): SearchQuery => {
  const limit = whole(params.get('limit'), { min: 1, max: pageSize.max }) ?? pageSize.default
  const text = (params.get('search') ?? '').trim().slice(0, textLength)
  const search = text === 'all' ? '' : text
  // With a text, an order without its key is none.
  const sortBy = params.get('sortBy') ?? (search ? '' : 'createdAt')
  const sort = `${sortBy}-${params.get('sortOrder') ?? 'desc'}`
  const filters = {
    ...emptyFilters,
    search,
    ...Object.fromEntries(listFilters.map((name) => [name, list(params.get(name))])),
    ...Object.fromEntries(rangeFilters.map((name) => [name, whole(params.get(name), ranges[name])])),
    ...Object.fromEntries(flagFilters.map((name) => [name, params.get(name) === 'true'])),
  }
  const page = whole(params.get('page'), { min: 1, max: Math.floor(window / limit) }) ?? 1
  const query: SearchQuery = { ...filters, sort: undefined, page, limit }
  return isSortValue(sort) ? { ...changeSort(query, sort), page } : query
}

const names = Object.keys(emptyFilters) as (keyof SearchFilters)[]

/** What the filters say beyond nothing, by parameter name; lists joined by commas. */
export const filterParams = (query: SearchFilters): [name: string, value: string][] =>
  names.map((name): [string, string] => [name, `${query[name] || ''}`]).filter(([, value]) => value)

/** `sortBy` and `sortOrder` of an order that somebody chose; of the standard order, nothing. */
export const sortParams = ({ search, sort }: Pick<SearchQuery, 'search' | 'sort'>): [string, string][] => {
  // Chosen beside a text that is gone since.
  if (!sort || (!search && sort === defaultSort)) return []
  const [sortBy = '', sortOrder = ''] = sort.split('-')
  return [
    ['sortBy', sortBy],
    ['sortOrder', sortOrder],
  ]
}

/**
 * The query string of `/cars` without its `?`. The order only when it is not the default, the page only above 1, the
 * page size only when it is not the default. Commas stay readable.
 */
export const addressOf = (query: SearchQuery): string => {
  const params = new URLSearchParams([
    ...filterParams(query),
    ...sortParams(query),
    ...(query.page > 1 ? [['page', `${query.page}`]] : []),
    ...(query.limit === pageSize.default ? [] : [['limit', `${query.limit}`]]),
  ])
  return params.toString().replaceAll('%2C', ',')
}
