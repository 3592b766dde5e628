import { queryOptions, useQuery } from '@tanstack/react-query'
import type { listUserListings as contract } from '#shared/api/listings.ts'
import { call } from '#web/api/client.ts'

export const ownListingsQuery = queryOptions({
  queryKey: ['account', 'listings'],
  queryFn: ({ signal }) => call<typeof contract>('GET /api/user/listings', { signal }),
})

/** The signed-in user's own listings in every status, newest first. */
export const useOwnListings = () => useQuery(ownListingsQuery)
