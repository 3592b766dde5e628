import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { getListingAnalytics as contract } from '#shared/api/analytics.ts'
import { call } from '#web/api/client.ts'
import type { Period } from '../use-period.ts'

const listingAnalyticsQuery = (id: string, days: Period) =>
  queryOptions({
    queryKey: ['account', 'analytics', days, id],
    // Another period takes the place of the one in sight, not of an empty page.
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<typeof contract>('GET /api/seller/listings/{id}/analytics', {
        params: { id },
        query: { days },
        signal,
      }),
  })

/** The same of one of the seller's own cars, beside cars of its like. */
export const useListingAnalytics = (id: string, days: Period) => useQuery(listingAnalyticsQuery(id, days))
