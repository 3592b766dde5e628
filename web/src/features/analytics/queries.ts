import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { getListingAnalytics, getSellerAnalytics } from '#shared/api/analytics.ts'
import { call } from '#web/api/client.ts'

/** How many days the charts show, as the address and the API have it. */
export const periods = ['7', '30', '90'] as const
type Period = (typeof periods)[number]

const initialPeriod: Period = '30'

/** The period in `?days=`, and how to change it; the initial one is left out. */
export const usePeriod = (): [Period, (period: Period) => void] => {
  const [search, setSearch] = useSearchParams()
  const period = periods.find((known) => known === search.get('days')) ?? initialPeriod
  const show = (next: Period) =>
    setSearch(
      (before) => {
        const params = new URLSearchParams(before)
        if (next === initialPeriod) params.delete('days')
        else params.set('days', next)
        return params
      },
      { replace: true },
    )
  return [period, show]
}

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
