import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { listAdminDealers as contract } from '#shared/api/admin.ts'
import { call } from '#web/api/client.ts'
import { dealershipKeys } from './keys.ts'

const dealersQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...dealershipKeys, 'dealers', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof contract>('GET /api/admin/dealers', { query: { search, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** All dealerships by how far their verification is, page after page. */
export const useDealers = (search: string) => useInfiniteQuery(dealersQuery(search))
