import { expect, test } from 'vitest'
import { createMarket } from '#scripts/bench/market.ts'
import { createQueries, pathOf } from './queries.ts'
import { listingQuery } from '#shared/schemas/listing-query.ts'

test('createQueries asks what the API takes, and its paths say the same', () => {
  const queries = createQueries(5, createMarket(3, 500), 400)
  expect(queries).toEqual(createQueries(5, createMarket(3, 500), 400))
  for (const query of queries) {
    const parameters = new URL(pathOf(query), 'http://localhost').searchParams
    expect(listingQuery.parse(Object.fromEntries(parameters))).toEqual(query)
  }
})
