import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  plateDigits,
  plateLocations,
  plateSeries,
  plateTagNames,
} from '#shared/reference/plate-vocabulary.ts'
import { plateQuery } from '#shared/schemas/plate-query.ts'
import type { FilterTable } from './filter-table.ts'
import { chipLabel, plateGroups, plateSearch, type PlateQuery } from './plate-filters.tsx'

const {
  active: activePlateFilters,
  address: plateAddressOf,
  change: changePlateFilters,
  changeSort: changePlateSort,
  clear: clearPlateFilters,
  empty: emptyPlateFilters,
  pageCount: platePageCount,
  parse: parsePlateSearch,
  sortOf: plateSortOf,
  sorts: plateSorts,
  without: withoutPlateFilter,
} = plateSearch
const { values: plateCategoryNames } = plateSearch.table.category

const parse = (text: string) => parsePlateSearch(new URLSearchParams(text))
const plain: PlateQuery = { ...emptyPlateFilters, sort: undefined, page: 1, limit: 24 }

describe('parsePlateSearch', () => {
  it('reads every parameter of the API', () => {
    const text =
      'search=7%3F7%3F7%3F&digits=4%2B&series=Q&minPrice=50000&maxPrice=900000&category=lucky-number&location=al-khor,doha' +
      '&number=q-333&isNew=true&priceDrop=true&tags=mirror,ladder&sortBy=digits&sortOrder=asc&page=3&limit=30'
    expect(parse(text)).toEqual({
      search: '7?7?7?',
      number: 'Q 333',
      isNew: true,
      priceDrop: true,
      digits: '4+',
      series: 'Q',
      minPrice: 50_000,
      maxPrice: 900_000,
      category: 'lucky-number',
      location: ['doha', 'al-khor'],
      tags: ['ladder', 'mirror'],
      sort: 'digits-asc',
      page: 3,
      limit: 30,
    })
  })

  it.each([
    'digits=all&category=all&series=&location=&tags=all&search=all',
    'digits=7&digits=4&series=X&minPrice=cheap&minPrice=1&maxPrice=-1&category=gold&location=paris&tags=,',
    'minPrice=0&sortBy=viewCount&sortOrder=asc&page=0&limit=1000',
    'sortBy=drop&page=1.5&limit=&unknown=1&tab=sell',
  ])('leaves out what is empty, all, or not understood: %s', (text) => {
    expect(parse(text)).toEqual(plain)
  })

  it('keeps what is understood of a list, each value once', () => {
    expect(parse('location=doha,paris,doha&tags=year,x').location).toEqual(['doha'])
    expect(parse('location=doha,paris,doha&tags=year,x').tags).toEqual(['year'])
  })

  it('keeps a text as it was typed, in whatever digits', () => {
    expect(parse(`search=${encodeURIComponent(' ٧؟٧ ')}`).search).toBe('٧؟٧')
  })

  it('never asks for a page behind the window', () => {
    expect(parse('page=417').page).toBe(1)
    expect(parse('page=416').page).toBe(416)
    expect(platePageCount(1_000_000, 24)).toBe(416)
    expect(platePageCount(49, 24)).toBe(3)
  })
})

describe('plateAddressOf', () => {
  it('says nothing about defaults', () => expect(plateAddressOf(plain)).toBe(''))

  it('keeps commas readable, and page and limit only when they differ', () => {
    const search = {
      ...changePlateSort(changePlateFilters(plain, { location: ['doha', 'al-khor'] }), 'price-asc'),
      page: 2,
      limit: 50,
    }
    expect(plateAddressOf(search)).toBe('location=doha,al-khor&sortBy=price&sortOrder=asc&page=2&limit=50')
  })

  const optional = <Value>(values: readonly Value[]) => fc.constantFrom(...values, undefined)
  const anySearch = fc
    .record({
      search: fc.stringMatching(/^[\p{L}\p{Nd}?*]{0,20}$/u).filter((text) => text !== 'all'),
      digits: optional(plateDigits),
      series: optional([...plateSeries, 'none'] as const),
      minPrice: fc.option(fc.integer({ min: 1, max: 100_000_000 }), { nil: undefined }),
      maxPrice: fc.option(fc.integer({ min: 0, max: 100_000_000 }), { nil: undefined }),
      category: optional(plateCategoryNames),
      location: fc.subarray([...plateLocations]),
      tags: fc.subarray([...plateTagNames]),
      sort: fc.constantFrom(...plateSorts),
      page: fc.integer({ min: 1, max: 100 }),
      limit: fc.integer({ min: 1, max: 100 }),
    })
    .map(({ sort, page, limit, ...filters }) => ({
      ...changePlateSort({ ...plain, ...filters }, sort),
      page,
      limit,
    }))

  it('is read back as what it was written from, and the API takes it', () => {
    const isReadBack = (search: PlateQuery) => {
      const address = new URLSearchParams(plateAddressOf(search))
      expect(parsePlateSearch(address)).toEqual(search)
      expect(plateQuery.safeParse(Object.fromEntries(address))).toMatchObject({ success: true })
    }
    fc.assert(fc.property(anySearch, isReadBack), { seed: 7 })
  })

  it('is accepted by the API whatever was in the address', () => {
    const name = fc.constantFrom(...Object.keys(plain), 'sortBy', 'sortOrder')
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('doha,x', '4+', '999999999999', ',,', 'price', '0', 'none', 'mirror,'.repeat(200)),
    )
    const address = fc.array(fc.tuple(name, value)).map((pairs) => new URLSearchParams(pairs))
    const isAccepted = (params: URLSearchParams) => {
      const sent = Object.fromEntries(new URLSearchParams(plateAddressOf(parsePlateSearch(params))))
      expect(plateQuery.safeParse(sent)).toMatchObject({ success: true })
    }
    fc.assert(fc.property(address, isAccepted), { seed: 7, numRuns: 500 })
  })
})

describe('the order', () => {
  it('is the newest first, and with a text what fits best, unless another is chosen', () => {
    expect(plateSortOf(parse(''))).toBe('createdAt-desc')
    expect(plateSortOf(parse('search=777'))).toBe('relevance')
    expect(plateSortOf(parse('search=777&sortBy=price&sortOrder=asc'))).toBe('price-asc')
    expect(plateSortOf(parse('search=777&sortBy=createdAt'))).toBe('createdAt-desc')
    expect(plateSortOf(parse('search=777&sortOrder=asc'))).toBe('relevance')
  })

  it('stands in the address when it is not the one that an address without it means', () => {
    const found = changePlateFilters(plain, { search: '777' })
    const newest = changePlateSort(found, 'createdAt-desc')
    expect(plateAddressOf(found)).toBe('search=777')
    expect(plateAddressOf(newest)).toBe('search=777&sortBy=createdAt&sortOrder=desc')
    expect(plateAddressOf(changePlateSort(newest, 'relevance'))).toBe('search=777')
    expect(plateAddressOf(changePlateFilters(newest, { search: '' }))).toBe('')
  })
})

it('goes back to the first page with every change, and keeps order and page size when all is cleared', () => {
  const search = {
    ...changePlateSort(changePlateFilters(plain, { digits: '3' }), 'price-asc'),
    page: 4,
    limit: 40,
  }
  expect(changePlateFilters(search, { tags: ['mirror'] }).page).toBe(1)
  expect(changePlateSort(search, 'price-desc').page).toBe(1)
  expect(clearPlateFilters(search)).toEqual({ ...plain, sort: 'price-asc', limit: 40 })
})

describe('choices in use', () => {
  const search = parsePlateSearch(
    new URLSearchParams(
      'search=*007&digits=4%2B&series=none&minPrice=5000&category=special&location=doha,al-khor&tags=mirror&sortBy=price&page=3',
    ),
  )

  it('lists every choice, the values of a list one by one, and nothing else of the address', () => {
    expect(activePlateFilters(search)).toEqual([
      { name: 'search', value: '*007' },
      { name: 'digits', value: '4+' },
      { name: 'series', value: 'none' },
      { name: 'minPrice', value: '5000' },
      { name: 'category', value: 'special' },
      { name: 'location', value: 'doha' },
      { name: 'location', value: 'al-khor' },
      { name: 'tags', value: 'mirror' },
    ])
  })

  it('takes one value out of a list and goes back to the first page', () => {
    const without = withoutPlateFilter(search, { name: 'location', value: 'doha' })
    expect(without).toMatchObject({ location: ['al-khor'], digits: '4+', page: 1, sort: 'price-desc' })
  })

  it('takes every choice away until nothing is left', () => {
    const rest = activePlateFilters(search).reduce(withoutPlateFilter, search)
    expect(activePlateFilters(rest)).toEqual([])
  })
})

it('names a pattern so that it reads from left to right in Arabic, too, in Western signs, and words as they were typed', () => {
  const named = (value: string) => chipLabel({ name: 'search', value }, {} as never)
  expect(['7?7?7?', '777*', '٧؟٧؟'].map(named)).toEqual([
    '\u200e7?7?7?\u200e',
    '\u200e777*\u200e',
    '\u200e7?7?\u200e',
  ])
  expect(['mirror', 'مرآة ٧'].map(named)).toEqual(['mirror', 'مرآة ٧'])
})

it('gives every filter but the text and the number of an alert a place in the panel', () => {
  const groups = new Set<string | undefined>(plateGroups)
  const table: FilterTable<never> = plateSearch.table
  const rows = Object.entries(table)
  expect(rows.filter(([, { group }]) => !groups.has(group)).map(([name]) => name)).toEqual([
    'search',
    'number',
  ])
})
