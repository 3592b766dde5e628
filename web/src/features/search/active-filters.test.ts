import { expect, it } from 'vitest'
import { activeFilters, withoutFilter } from './active-filters.ts'
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
