import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getSellerSummary as contract } from '#shared/api/analytics.ts'
import { call } from '#web/api/client.ts'

const sellerSummaryQuery = queryOptions({
  queryKey: ['account', 'seller-summary'],
  queryFn: ({ signal }) => call<typeof contract>('GET /api/seller/summary', { signal }),
})

/** How many contact requests the signed-in seller has received and how quickly they are answered. */
export const useSellerSummary = () => useQuery(sellerSummaryQuery)
