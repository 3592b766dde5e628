import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { favoritePlatesQuery, favoritesQuery } from '#web/entities/favorite/queries.ts'
import { invalidateLeads, leadsKey, sellerSummaryQuery } from '#web/entities/lead/queries.ts'
import { listingQueryOptions } from '#web/entities/listing/queries.ts'
import { priceRatingQuery } from '#web/entities/price-rating/queries.ts'
import { invalidateShown } from '#web/api/shown.ts'

/** Whether each of these is out of date once something is done with a client that knows them. */
const staleAfter = (act: (client: QueryClient) => void, keys: readonly (readonly unknown[])[]) => {
  const client = new QueryClient()
  for (const queryKey of keys) client.setQueryData(queryKey, [])
  act(client)
  return keys.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)
}

const slug = 'nissan-patrol-2020'
const ofCars = [
  ['listings', 'search', {}],
  listingQueryOptions(slug, true).queryKey,
  priceRatingQuery('lst_1', true).queryKey,
  favoritesQuery.queryKey,
]
const ofPlates = [['plates', 'search', {}], favoritePlatesQuery.queryKey]

it('a changed car is asked for again wherever it is shown, and nothing else is', () => {
  const stale = staleAfter((client) => invalidateShown(client, 'listings'), [...ofCars, ...ofPlates])
  expect(stale).toEqual([true, true, true, true, false, false])
})

it('of several kinds all are', () => {
  const stale = staleAfter(
    (client) => invalidateShown(client, 'listings', 'plates'),
    [...ofCars, ...ofPlates],
  )
  expect(new Set(stale)).toEqual(new Set([true]))
})

it('the seller’s counts of requests go with the lists of conversations', () => {
  expect(staleAfter(invalidateLeads, [[...leadsKey, 'seller'], sellerSummaryQuery.queryKey])).toEqual([
    true,
    true,
  ])
})
