import { describe, expect, it } from 'vitest'
import { carsAddress, readCarFilters } from './cars-address.ts'
import { fromWeb } from '#functions/testing/from-web.ts'
import { bodyTypes } from '#shared/reference/car-vocabulary.ts'
import { cityNames } from '#shared/reference/cities.ts'
import { makes } from '#shared/reference/makes.ts'
import { crawlerPath } from '#shared/rules/crawler.ts'

const everything = [
  {},
  ...bodyTypes.map((bodyType) => ({ bodyType })),
  ...cityNames.map((city) => ({ city })),
  ...makes.flatMap(({ name: make, models }) => [
    { make },
    ...models.map((model) => ({ make, model: model.name })),
  ]),
  { make: 'Toyota', model: 'Land Cruiser', bodyType: 'SUV', city: 'Al Rayyan' },
]

/** Normalizes an address as the edge does and reads it as the route does. */
const throughTheEdge = (address: string) => {
  const [path = '', rawQuery = ''] = address.split('?')
  const query = Object.fromEntries(rawQuery.split('&').map((pair) => pair.split('=')))
  const found = crawlerPath({ method: 'GET', path, query, userAgent: 'whatsapp/' }) ?? ''
  const [make = '', model = '', bodyType = '', city = '', page, said] = found
    .replace('/api/pages/en/cars/', '')
    .split('/')
  return { filters: readCarFilters({ make, model, bodyType, city }), page, said }
}

describe('the address of a result page', () => {
  it('comes back as it was, for every make, model, body and city', () => {
    for (const filters of everything)
      expect(throughTheEdge(carsAddress(filters, 7))).toEqual({ filters, page: '7', said: 'all' })
  })

  it('is the one that the site itself writes', async () => {
    const { carSearch } = await fromWeb('features/browse/car-filters.ts')
    for (const filters of everything) {
      const address = carsAddress(filters, 2)
      const query = carSearch.parse(new URLSearchParams(address.split('?')[1]))
      expect(`/cars?${carSearch.address(query)}`).toBe(address)
    }
    expect(carsAddress({})).toBe('/cars')
  })

  it('is none with a name that we do not know', () => {
    const nothing = { make: 'all', model: 'all', bodyType: 'all', city: 'all' }
    expect(readCarFilters({ ...nothing, make: 'nope' })).toBeUndefined()
    expect(readCarFilters({ ...nothing, make: 'toyota', model: 'patrol' })).toBeUndefined()
    expect(readCarFilters({ ...nothing, city: 'paris' })).toBeUndefined()
  })
})
