import { queryOptions, useQuery } from '@tanstack/react-query'
import type { listAllListings as contract } from '#shared/api/admin.ts'
import { call } from '#web/api/client.ts'

export const listingCountsQuery = queryOptions({
  queryKey: ['account', 'admin', 'listingCounts'],
  // The counts come with any page of all listings; one listing is the smallest page.
  queryFn: async ({ signal }) =>
    (await call<typeof contract>('GET /api/admin/all-listings', { query: { limit: 1 }, signal })).counts,
  staleTime: 0,
})

/** How many listings there are of each status. */
export const useListingCounts = () => useQuery(listingCountsQuery)
