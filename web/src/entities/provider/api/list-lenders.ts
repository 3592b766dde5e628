import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Answer } from '#shared/api/contract.ts'
import type { listFinancingProviders as contract } from '#shared/api/providers.ts'
import { call } from '#web/api/client.ts'

export type Lender = Answer<typeof contract>[number]

const lendersQuery = queryOptions({
  queryKey: ['providers', 'financing'],
  queryFn: ({ signal }) => call<typeof contract>('GET /api/financing/providers', { signal }),
})

/** The banks and finance houses, best rated first. */
export const useLenders = () => useQuery(lendersQuery)
