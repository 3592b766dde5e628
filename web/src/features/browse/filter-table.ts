import type { ReactNode } from 'react'
import { cityLength, searchLimits } from '#shared/constants/offer-limits.ts'
/**
 * One filter. `Texts` is what its labels are made of: `t`, the language and the like. Filters of one `group` share a place
 * in the panel, under the message of that name; a filter without a group has no place there.
 */
export type Filter<Texts> = {
  group?: string
  /** Other filters that a change of this one empties. */
  clears?: readonly string[]
  /** A value in words: in the panel and, unless `chip` says more, on its chip. */
  label: (value: string, texts: Texts) => string
  chip?: (value: string, texts: Texts) => string
  /** Behind a value's label in the panel. */
  example?: (value: string) => ReactNode
} &
  /** `read` is what a text of the address means; '' is none. */
  (
    | { kind: 'text'; read?: (typed: string) => string }
    | { kind: 'flag' }
    | { kind: 'number'; min: number; max: number }
    /** One of the values; the panel offers `all`, and `options` or every value. */
    | {
        kind: 'choice'
        values: readonly string[]
        options?: readonly string[]
        all: (texts: Texts) => string
      }
    /** Several values, joined by commas. Without `values` any word is one: the API knows the vocabulary. */
    /** A closed list is offered as `options` has it, whatever else cars have. */
    | { kind: 'list'; values?: readonly string[]; options?: readonly string[]; isClosed?: boolean }
  )

/** Filters by the name of their URL parameter, in the order of URLs and chips. */
export type FilterTable<Texts> = Readonly<Record<string, Filter<Texts>>>

type ValueOf<Row> = Row extends { kind: 'text' }
  ? string
  : Row extends { kind: 'flag' }
    ? boolean
    : Row extends { kind: 'number' }
      ? number | undefined
      : Row extends { kind: 'choice'; values: readonly (infer Value)[] }
        ? Value | undefined
        : Row extends { kind: 'list'; values: readonly (infer Value)[] }
          ? readonly Value[]
          : readonly string[]

export type FiltersOf<Table> = { -readonly [Name in keyof Table]: ValueOf<Table[Name]> }

/** All parameters in the address of a list. */
export type QueryOf<Table, Sort extends string> = FiltersOf<Table> & {
  /** Absent: the best match first where there is a text, else the newest. */
  sort: Sort | undefined
  page: number
  limit: number
}

/** One choice of one filter: a chip shows it and removes it. */
export type ActiveFilter<Name> = { name: Name; value: string }

type Value = string | boolean | number | readonly string[] | undefined

const { text: textLength, window, valuesPerFilter } = searchLimits

const readWhole = (text: string | null, { min, max }: { min: number; max: number }): number | undefined => {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : -1
  return value >= min && value <= max ? value : undefined
}

// The API refuses longer lists and longer words.
const readValues = (text: string): string[] => {
  const words = new Set(
    text
      .slice(0, 1000)
      .split(',')
      .map((part) => part.trim()),
  )
  const fits = (word: string) => word !== '' && word !== 'all' && word.length <= cityLength
  return [...words].filter(fits).slice(0, valuesPerFilter)
}

// Hand-written instead of the API's own schema: that one refuses a whole address for one bad value, where a visitor with an
// old or mangled link is better served by the rest of it.
const readFilter = (filter: Filter<never>, given: string | null): Value => {
  const text = given ?? ''
  switch (filter.kind) {
    case 'text': {
      const typed = text.trim().slice(0, textLength).trim()
      if (typed === 'all') return ''
      return filter.read ? filter.read(typed) : typed
    }
    case 'flag':
      return text === 'true'
    case 'number':
      return readWhole(given, filter)
    case 'choice':
      return filter.values.find((value) => value === text)
    case 'list': {
      const { values } = filter
      if (!values) return readValues(text)
      const chosen = text.split(',')
      return values.filter((value) => chosen.includes(value))
    }
  }
}

type SearchSettings<Table, Sorts> = {
  filters: Table
  /** `sortBy-sortOrder`, in the order of the list; the first is the default without a text. */
  sorts: Sorts
  pageSize: number
  largestPage: number
}

/**
 * A search that the address holds: how its query string is read and written, and how a query changes. Everything empty,
 * `all`, `false` or not understood is no filter, and defaults are left out of the address.
 */
export const createSearch = <
  const Table extends FilterTable<never> & { search: { kind: 'text' } },
  const Sorts extends readonly [string, ...string[]],
>({
  filters: table,
  sorts,
  pageSize,
  largestPage,
}: SearchSettings<Table, Sorts>) => {
  type Name = keyof Table & string
  type Filters = FiltersOf<Table>
  type Sort = Sorts[number]
  type Query = QueryOf<Table, Sort>
  const names = Object.keys(table) as Name[]
  const [defaultSort] = sorts

  const read = (valueOf: (name: Name) => string | null) =>
    Object.fromEntries(names.map((name) => [name, readFilter(table[name]!, valueOf(name))])) as Filters
  const empty = read(() => null)

  /** The order that results have when none is chosen. */
  const standardSort = ({ search }: Pick<Filters, 'search'>) => (search ? 'relevance' : defaultSort)

  /** The query with some filters changed, from its first page. */
  const change = (query: Query, changed: Partial<Filters>): Query => {
    const cleared = Object.keys(changed).flatMap((name) => table[name]?.clears ?? [])
    const emptied = Object.fromEntries(cleared.map((name) => [name, empty[name as Name]]))
    return { ...query, ...emptied, ...changed, page: 1 }
  }

  /** The query in another order, from its first page. */
  const changeSort = (query: Query, sort: Sort | 'relevance'): Query => ({
    ...query,
    sort: sort === 'relevance' || sort === standardSort(query) ? undefined : sort,
    page: 1,
  })

  const parse = (params: URLSearchParams): Query => {
    const filters = read((name) => params.get(name))
    const limit = readWhole(params.get('limit'), { min: 1, max: largestPage }) ?? pageSize
    const page = readWhole(params.get('page'), { min: 1, max: Math.floor(window / limit) }) ?? 1
    const query = { ...filters, sort: undefined, page, limit } as Query
    // With a text, an order without its key is none.
    const sortBy = params.get('sortBy') ?? (query.search ? '' : defaultSort.split('-')[0])
    const wanted = `${sortBy}-${params.get('sortOrder') ?? 'desc'}`
    const sort = sorts.find((known) => known === wanted)
    return sort ? { ...changeSort(query, sort), page } : query
  }

  /** The filters that are in use by parameter name; lists joined by commas. */
  const filterParams = (filters: Filters): [name: string, value: string][] =>
    names
      .map((name): [string, string] => [
        name,
        `${(filters[name] as Value) || (filters[name] === 0 ? 0 : '')}`,
      ])
      .filter(([, value]) => value)

  /** `sortBy` and `sortOrder` of an order that somebody chose; of the standard order, nothing. */
  const sortParams = ({ search, sort }: Query): [string, string][] => {
    // An order may have been chosen beside a text that is gone since.
    if (!sort || (!search && sort === defaultSort)) return []
    const [sortBy = '', sortOrder = ''] = sort.split('-')
    return [
      ['sortBy', sortBy],
      ['sortOrder', sortOrder],
    ]
  }

  return {
    table,
    sorts,
    empty,
    parse,
    filterParams,
    change,
    changeSort,
    /** The query string without its `?`. Commas stay readable. */
    address: (query: Query): string =>
      new URLSearchParams([
        ...filterParams(query),
        ...sortParams(query),
        ...(query.page > 1 ? [['page', `${query.page}`]] : []),
        ...(query.limit === pageSize ? [] : [['limit', `${query.limit}`]]),
      ])
        .toString()
        .replaceAll('%2C', ','),
    /** The parameters of a search that is kept: its filters and order. */
    saved: (query: Query): Record<string, string> =>
      Object.fromEntries([...filterParams(query), ...sortParams(query)]),
    /** The parameters of the API call. */
    params: (query: Query) => ({
      ...Object.fromEntries([...filterParams(query), ...sortParams(query)]),
      page: query.page,
      limit: query.limit,
    }),
    /** The query without any filter; order and page size stay. */
    clear: (query: Query): Query => change(query, empty),
    /** The order that results have. */
    sortOf: (query: Query): Sort | 'relevance' => query.sort ?? standardSort(query),
    /** Every choice that is in use, a list's values one by one. */
    active: (filters: Filters): ActiveFilter<Name>[] =>
      filterParams(filters).flatMap(([key, value]) => {
        const name = key as Name
        const values = table[name]!.kind === 'list' ? (filters[name] as readonly string[]) : [value]
        return values.map((one) => ({ name, value: one }))
      }),
    /** The query without one of its choices. */
    without: (query: Query, { name, value }: ActiveFilter<Name>): Query => {
      const chosen: Value = query[name]
      const left = Array.isArray(chosen) ? chosen.filter((other) => other !== value) : empty[name]
      return change(query, { [name]: left } as Partial<Filters>)
    },
    /** How many pages can be turned: the API pages through a bounded window. */
    pageCount: (total: number, limit: number): number =>
      Math.min(Math.ceil(total / limit), Math.floor(window / limit)),
  }
}

/** A list with `value` added, or without it when it is there. */
export const toggled = <Item>(values: readonly Item[], value: Item): readonly Item[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
