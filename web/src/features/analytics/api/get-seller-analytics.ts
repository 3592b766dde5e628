import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { getSellerAnalytics as contract } from '#shared/api/analytics.ts'
import { call } from '#web/api/client.ts'
import type { Period } from '../use-period.ts'

const sellerAnalyticsQuery = (days: Period) =>
  queryOptions({
    queryKey: ['account', 'analytics', days],
    // Another period takes the place of the one in sight, not of an empty page.
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call<typeof contract>('GET /api/seller/analytics', { query: { days }, signal }),
  })

/** Who looked at, contacted about and saved the signed-in seller's cars in the last days. */
export const useSellerAnalytics = (days: Period) => useQuery(sellerAnalyticsQuery(days))
