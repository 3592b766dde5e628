import { queryOptions, useQuery } from '@tanstack/react-query'
import type { searchListings as contract } from '#shared/api/listings.ts'
import { call } from '#web/api/client.ts'

const marketQuery = queryOptions({
  queryKey: ['listings', 'market'],
  queryFn: async ({ signal }) =>
    (await call<typeof contract>('GET /api/listings', { query: { limit: 1 }, signal })).facets,
})

/** How many cars are for sale of each make, body type and so on, those with most first. */
export const useMarketCounts = () => useQuery(marketQuery)
