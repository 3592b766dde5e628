import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getQarToUsd as contract } from '#shared/api/config.ts'
import { call } from '#web/api/client.ts'

const rateQuery = queryOptions({
  queryKey: ['currency', 'qar-to-usd'],
  queryFn: ({ signal }) => call<typeof contract>('GET /api/currency/qar-to-usd', { signal }),
})

/** Dollars for one riyal, or undefined while it is not known; the figure beside the price is only a help. */
export const useDollarRate = (): number | undefined => useQuery(rateQuery).data?.rate
