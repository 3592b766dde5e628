import { queryOptions, useQuery } from '@tanstack/react-query'
import type { listSellerPlates } from '#shared/api/plates.ts'
import { call } from '#web/api/client.ts'

export const ownPlatesQuery = queryOptions({
  queryKey: ['account', 'plates'],
  queryFn: ({ signal }) => call<typeof listSellerPlates>('GET /api/seller/number-plates', { signal }),
})

/** The signed-in seller's own plates in every status, newest first. */
export const useOwnPlates = () => useQuery(ownPlatesQuery)
