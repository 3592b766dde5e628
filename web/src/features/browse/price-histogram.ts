import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searchListings } from '#web/entities/listing/queries.ts'

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
      const { priceHistogram } = await searchListings(query, signal)
      return priceHistogram ?? []
    },
    placeholderData: keepPreviousData,
  }).data
