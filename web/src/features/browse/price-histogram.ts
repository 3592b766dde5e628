import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { searchListings as contract } from '#shared/api/listings.ts'
import { call } from '#web/api/client.ts'

/**
 * Matching cars per step of `priceSteps`, whatever price is asked for. `filters` is the query string of all other
 * filters. The last histogram stays until the next is here.
 */
export const usePriceHistogram = (filters: string): readonly number[] | undefined =>
  useQuery({
    queryKey: ['listings', 'price-histogram', filters],
    queryFn: async ({ signal }) => {
      const params = Object.fromEntries(new URLSearchParams(filters))
      const query = { ...params, histogram: true, limit: 1 }
      const { priceHistogram } = await call<typeof contract>('GET /api/listings', { query, signal })
      return priceHistogram ?? []
    },
    placeholderData: keepPreviousData,
  }).data
