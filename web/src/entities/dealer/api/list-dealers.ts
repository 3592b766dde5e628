import { queryOptions, useQuery } from '@tanstack/react-query'
import type { listDealers as contract } from '#shared/api/dealers.ts'
import { call } from '#web/api/client.ts'

const dealersQuery = queryOptions({
  queryKey: ['dealers'],
  queryFn: ({ signal }) => call<typeof contract>('GET /api/dealers', { signal }),
})

/** The verified dealers. */
export const useDealers = () => useQuery(dealersQuery)
