import { expect, it } from 'vitest'
import { activePlateFilters, withoutPlateFilter } from './active-filters.ts'
import { parsePlateSearch } from './query-codec.ts'

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
