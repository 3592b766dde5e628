import { expect, it } from 'vitest'
import { activeFilters, chipFilters, countChips, withoutFilter } from './active-filters.ts'
import { parseQuery } from './query-codec.ts'

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
  expect(
    activeFilters(parseQuery(new URLSearchParams('dealerOnly=false&sortBy=year&page=2&limit=50'))),
  ).toEqual([])
})

it('takes one value out of a list, and the models with a make', () => {
  const without = withoutFilter(query, { name: 'make', value: 'Toyota' })
  expect(without).toMatchObject({ make: ['BMW'], model: [], page: 1, city: ['Doha'] })
})

it('takes every choice away until nothing is left', () => {
  const rest = activeFilters(query).reduce(withoutFilter, query)
  expect(activeFilters(rest)).toEqual([])
})

it('gives the text a chip only for words that no part of it says, and counts all chips', () => {
  const understood = [{ start: 0, end: 4, kind: 'year', min: 2018, max: 2018 }] as const
  const typed = (search: string) => ({ ...query, search })
  const found = (search: string) => ({ search, understood: [...understood] })
  const names = (search: string, answered?: string) =>
    chipFilters(typed(search), answered === undefined ? undefined : found(answered)).map(({ name }) => name)
  expect(names('2018')).not.toContain('search')
  expect(names('2018', '2018')).not.toContain('search')
  expect(names('2018 zz', '2018 zz')).toContain('search')

  const others = activeFilters(typed('')).length
  expect(countChips(typed('2018'), undefined)).toBe(others)
  expect(countChips(typed('2018'), found('2018'))).toBe(others + 1)
  expect(countChips(typed('2018 zz'), found('2018 zz'))).toBe(others + 2)
  expect(countChips(typed(''), found('2018'))).toBe(others)
})
