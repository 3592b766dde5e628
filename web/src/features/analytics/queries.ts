import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { getListingAnalytics, getSellerAnalytics } from '#shared/api/analytics.ts'
import { useAddressValue } from '#web/app/use-address.ts'
import { call } from '#web/api/client.ts'

/** How many days the charts show, as the address and the API have it. */
export const periods = ['7', '30', '90'] as const
type Period = (typeof periods)[number]

/** The period in `?days=`, and how to change it. */
export const usePeriod = () => useAddressValue('days', periods, '30')

const sellerAnalyticsQuery = (days: Period) =>
  queryOptions({
    queryKey: ['account', 'analytics', days],
    // The figures of one period stay until those of the next arrive.
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<typeof getSellerAnalytics>('GET /api/seller/analytics', { query: { days }, signal }),
  })

/** The views, contacts and saves of all cars of the signed-in seller. */
export const useSellerAnalytics = (days: Period) => useQuery(sellerAnalyticsQuery(days))

const listingAnalyticsQuery = (id: string, days: Period) =>
  queryOptions({
    queryKey: ['account', 'analytics', days, id],
    // The figures of one period stay until those of the next arrive.
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<typeof getListingAnalytics>('GET /api/seller/listings/{id}/analytics', {
        params: { id },
        query: { days },
        signal,
      }),
  })

/** The views, contacts and saves of one own car, beside similar cars. */
export const useListingAnalytics = (id: string, days: Period) => useQuery(listingAnalyticsQuery(id, days))
