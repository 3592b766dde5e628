import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyTypes, carCounts, fuelTypes } from '#shared/reference/car-vocabulary.ts'
import { colors } from '#shared/reference/colors.ts'
import { listingQuery } from '#shared/schemas/listing-query.ts'
import { ApiError } from '#web/api/api-error.ts'
import { carGroups, carSearch, filtersOf, withoutRefused, type CarQuery } from './car-filters.ts'
import { toggled, type FilterTable } from './filter-table.ts'

const {
  active: activeFilters,
  address: addressOf,
  change: changeFilters,
  changeSort,
  clear: clearFilters,
  empty: emptyFilters,
  pageCount: pageCountOf,
  parse: parseQuery,
  sortOf,
  sorts: sortOptions,
  without: withoutFilter,
} = carSearch

const parse = (text: string) => parseQuery(new URLSearchParams(text))
const plain: CarQuery = { ...emptyFilters, sort: undefined, page: 1, limit: 20 }

describe('parseQuery', () => {
  it('reads every parameter of the specification', () => {
    const text =
      'search=land&make=Toyota,BMW&model=Camry&minPrice=50000&maxPrice=100000&minYear=2015&maxYear=2020&bodyType=SUV,Sedan' +
      '&fuelType=Petrol&transmission=CVT&condition=Very+Good&city=Al+Khor&dealerOnly=true&isGCCSpec=true&hasWarranty=true' +
      '&sortBy=priceQAR&sortOrder=asc&page=3&limit=40'
    expect(parse(text)).toEqual({
      ...plain,
      search: 'land',
      make: ['Toyota', 'BMW'],
      model: ['Camry'],
      minPrice: 50_000,
      maxPrice: 100_000,
      minYear: 2015,
      maxYear: 2020,
      bodyType: ['SUV', 'Sedan'],
      fuelType: ['Petrol'],
      transmission: ['CVT'],
      condition: ['Very Good'],
      city: ['Al Khor'],
      dealerOnly: 'true',
      isGCCSpec: true,
      hasWarranty: true,
      sort: 'priceQAR-asc',
      page: 3,
      limit: 40,
    })
  })

  it('reads and writes every filter of the API', () => {
    const { dealer: _, ...params } = listingQuery.shape
    const names = Object.keys(params).filter((name) => !/^(sort|page|limit|histogram|modelCounts)/.test(name))
    expect(names.toSorted()).toEqual(Object.keys(emptyFilters).toSorted())
    expect(addressOf(parse('dealerOnly=false&minMileage=0&seats=9&generation=J200&trim=GXR'))).toBe(
      'generation=J200&trim=GXR&minMileage=0&seats=9&dealerOnly=false',
    )
  })

  it.each([
    'make=&city=all&bodyType=all&dealerOnly=all&isGCCSpec=&hasWarranty=1&search=all',
    'bodyType=,&minPrice=cheap&maxPrice=-1&minYear=12&maxYear=2e3&minPrice=0',
    'sortBy=viewCount&sortOrder=asc&page=0&limit=1000',
    'sortBy=drop&page=1.5&limit=&unknown=1',
  ])('leaves out what is empty, all, false or not understood: %s', (text) => {
    expect(parse(text)).toEqual(plain)
  })

  it('keeps each value of a list once', () => {
    expect(parse('bodyType=SUV,,all, Sedan ,SUV').bodyType).toEqual(['SUV', 'Sedan'])
  })

  it('never asks for a page behind the window', () => {
    expect(parse('page=501').page).toBe(1)
    expect(parse('page=500').page).toBe(500)
    expect(pageCountOf(1_000_000, 20)).toBe(500)
    expect(pageCountOf(41, 20)).toBe(3)
  })
})

describe('addressOf', () => {
  it('says nothing about defaults', () => expect(addressOf(plain)).toBe(''))

  it('keeps commas readable, and page and limit only when they differ', () => {
    const query = {
      ...changeSort(changeFilters(plain, { make: ['Toyota', 'BMW'] }), 'priceQAR-asc'),
      page: 2,
      limit: 50,
    }
    expect(addressOf(query)).toBe('make=Toyota,BMW&sortBy=priceQAR&sortOrder=asc&page=2&limit=50')
  })

  const some = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 4 })
  const anyQuery = fc
    .record({
      search: fc.stringMatching(/^[\p{L}\d]{0,20}$/u).filter((text) => text !== 'all'),
      make: some(['Toyota', 'Mercedes-Benz', 'Rolls-Royce', 'BMW']),
      model: some(['Land Cruiser', 'C 63 S & more', '500+', 'الجديدة']),
      bodyType: some(bodyTypes),
      fuelType: some(fuelTypes),
      minPrice: fc.option(fc.integer({ min: 1, max: 100_000_000 }), { nil: undefined }),
      maxYear: fc.option(fc.integer({ min: 1930, max: 2100 }), { nil: undefined }),
      dealerOnly: fc.constantFrom('true', 'false', undefined),
      color: some(colors),
      seats: some(carCounts.seats),
      maxMileage: fc.option(fc.integer({ min: 0, max: 2_000_000 }), { nil: undefined }),
      trim: some(['GXR', 'Grand Touring S', 'فل كامل']),
      goodPrice: fc.boolean(),
      sort: fc.constantFrom(...sortOptions),
      page: fc.integer({ min: 1, max: 100 }),
      limit: fc.integer({ min: 1, max: 100 }),
    })
    .map(({ sort, page, limit, ...filters }) => ({
      ...changeSort({ ...plain, ...filters }, sort),
      page,
      limit,
    }))

  it('is read back as what it was written from', () => {
    const isReadBack = (query: CarQuery) => {
      expect(parse(addressOf(query))).toEqual(query)
    }
    fc.assert(fc.property(anyQuery, isReadBack), { seed: 7 })
  })

  it('is accepted by the API whatever was in the address, but for words it does not know', () => {
    const vocabularies = new Set([
      'bodyType',
      'fuelType',
      'transmission',
      'condition',
      'carState',
      'quality',
      'color',
      'driveType',
      'seats',
      'doors',
      'cylinders',
    ])
    const names = [...Object.keys(plain), 'sortBy', 'sortOrder']
    const name = fc.constantFrom(...names.filter((key) => !vocabularies.has(key)))
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'SUV,x',
        '2015',
        '999999999999',
        'true',
        ',,',
        'priceQAR',
        '0',
        'Toyota,BMW,'.repeat(200),
      ),
    )
    const address = fc.array(fc.tuple(name, value)).map((pairs) => new URLSearchParams(pairs))
    const isAccepted = (params: URLSearchParams) => {
      const sent = Object.fromEntries(new URLSearchParams(addressOf(parseQuery(params))))
      expect(listingQuery.safeParse(sent)).toMatchObject({ success: true })
    }
    fc.assert(fc.property(address, isAccepted), { seed: 7, numRuns: 500 })
  })
})

describe('the order', () => {
  it('is the newest first, and with a text the most relevant, unless another is chosen', () => {
    expect(sortOf(parse(''))).toBe('createdAt-desc')
    expect(sortOf(parse('search=gxr'))).toBe('relevance')
    expect(sortOf(parse('search=gxr&sortBy=year&sortOrder=asc'))).toBe('year-asc')
    expect(sortOf(parse('search=gxr&sortBy=createdAt'))).toBe('createdAt-desc')
    expect(sortOf(parse('sortOrder=asc'))).toBe('createdAt-asc')
    expect(sortOf(parse('search=gxr&sortOrder=asc'))).toBe('relevance')
  })

  it('stands in the address when it is not the one that an address without it means', () => {
    const found = changeFilters(plain, { search: 'gxr' })
    const newest = changeSort(found, 'createdAt-desc')
    expect(addressOf(found)).toBe('search=gxr')
    expect(addressOf(newest)).toBe('search=gxr&sortBy=createdAt&sortOrder=desc')
    expect(addressOf(changeSort(newest, 'relevance'))).toBe('search=gxr')
    expect(addressOf(changeFilters(newest, { search: '' }))).toBe('')
    expect(addressOf(changeSort(plain, 'createdAt-desc'))).toBe('')
  })
})

describe('changes', () => {
  const filtered = {
    ...changeFilters(plain, { make: ['Toyota'], model: ['Camry'], minPrice: 1000 }),
    page: 4,
  }

  it('go back to the first page', () => {
    expect(changeFilters(filtered, { city: ['Doha'] }).page).toBe(1)
    expect(changeSort(filtered, 'year-asc').page).toBe(1)
  })

  it('of the make clear the model', () => {
    expect(changeFilters(filtered, { make: ['BMW'] }).model).toEqual([])
    expect(changeFilters(filtered, { maxPrice: 5000 }).model).toEqual(['Camry'])
    const grade = changeFilters(filtered, { generation: ['XV70'], trim: ['LE'] })
    expect(changeFilters(grade, { model: [] })).toMatchObject({ generation: [], trim: [] })
  })

  it('of everything keep order and page size', () => {
    const query = { ...changeSort(filtered, 'year-asc'), limit: 40 }
    expect(clearFilters(query)).toEqual({ ...plain, sort: 'year-asc', limit: 40 })
  })

  it('toggle one value of a list', () => {
    expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
    expect(toggled(['b'], 'a')).toEqual(['b', 'a'])
  })
})

describe('choices in use', () => {
  const query = parseQuery(
    new URLSearchParams(
      'search=gxr&make=Toyota,BMW&model=Camry&minPrice=50000&maxYear=2020&city=Doha&isGCCSpec=true&page=3',
    ),
  )

  it('lists every choice, the values of a list one by one, and nothing that is off', () => {
    expect(activeFilters(query)).toEqual([
      { name: 'search', value: 'gxr' },
      { name: 'make', value: 'Toyota' },
      { name: 'make', value: 'BMW' },
      { name: 'model', value: 'Camry' },
      { name: 'minPrice', value: '50000' },
      { name: 'maxYear', value: '2020' },
      { name: 'city', value: 'Doha' },
      { name: 'isGCCSpec', value: 'true' },
    ])
    expect(activeFilters(parseQuery(new URLSearchParams('isNew=false&sortBy=year&page=2&limit=50')))).toEqual(
      [],
    )
  })

  it('takes one value out of a list, and the models with a make', () => {
    const without = withoutFilter(query, { name: 'make', value: 'Toyota' })
    expect(without).toMatchObject({ make: ['BMW'], model: [], page: 1, city: ['Doha'] })
  })

  it('takes every choice away until nothing is left', () => {
    const rest = activeFilters(query).reduce(withoutFilter, query)
    expect(activeFilters(rest)).toEqual([])
  })
})

describe('a refusal of the API', () => {
  const refusal = (status: number, ...paths: string[]) =>
    new ApiError(status, 'BAD_REQUEST', {
      message: 'refused',
      issues: paths.map((path) => ({ path, message: 'Not valid' })),
    })

  it('empties the filters that were refused by name, a value of a list too', () => {
    expect(withoutRefused(refusal(400, 'bodyType.1', 'minPrice'))).toEqual({
      bodyType: [],
      minPrice: undefined,
    })
  })

  it('changes nothing after any other failure', () => {
    expect(withoutRefused(refusal(503, 'make'))).toEqual({})
    expect(withoutRefused(refusal(400, 'page', 'query'))).toEqual({})
    expect(withoutRefused(new Error('make'))).toEqual({})
  })
})

describe('a suggestion', () => {
  it('sets what the parameters say, in the form of the filters, and nothing else', () => {
    expect(filtersOf({ make: 'Toyota', model: 'Camry' })).toEqual({ make: ['Toyota'], model: ['Camry'] })
    expect(filtersOf({ isGCCSpec: 'true', minYear: '2020' })).toEqual({ isGCCSpec: true, minYear: 2020 })
    expect(filtersOf({ search: 'white' })).toEqual({ search: 'white' })
  })
})

it('gives every filter but the text a place in the panel', () => {
  const groups = new Set<string | undefined>(Object.values(carGroups).flat())
  const table: FilterTable<never> = carSearch.table
  const rows = Object.entries(table)
  expect(rows.filter(([, { group }]) => !groups.has(group)).map(([name]) => name)).toEqual(['search'])
})
