import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getAdminCounts } from '#shared/api/oversight.ts'
import { call } from '#web/api/client.ts'

/** Every decision of an admin changes some of it: invalidate this key wherever one is made. */
export const adminCountsQuery = queryOptions({
  queryKey: ['account', 'admin', 'counts'],
  queryFn: ({ signal }) => call<typeof getAdminCounts>('GET /api/admin/counts', { signal }),
  // Sellers, visitors and other admins change it all the time.
  staleTime: 0,
})

/** The five figures of the admin panel, and what waits behind each of its tabs. */
export const useAdminCounts = (enabled = true) => useQuery({ ...adminCountsQuery, enabled })
