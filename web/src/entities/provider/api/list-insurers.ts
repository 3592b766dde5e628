import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Answer } from '#shared/api/contract.ts'
import type { listInsuranceProviders as contract } from '#shared/api/providers.ts'
import { call } from '#web/api/client.ts'

export type Insurer = Answer<typeof contract>[number]

const insurersQuery = queryOptions({
  queryKey: ['providers', 'insurance'],
  queryFn: ({ signal }) => call<typeof contract>('GET /api/insurance/providers', { signal }),
})

/** The insurance companies, best rated first. */
export const useInsurers = () => useQuery(insurersQuery)
