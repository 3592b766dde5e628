import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Answer } from '#shared/api/contract.ts'
import type { listPendingVerifications as contract } from '#shared/api/verification.ts'
import { call } from '#web/api/client.ts'
import { dealershipKeys } from './keys.ts'

/** A dealership that waits for verification, with the application that it has sent, if it has. */
export type PendingDealership = Answer<typeof contract>['pendingDealerships'][number]

const pendingQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...dealershipKeys, 'pending', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof contract>('GET /api/admin/pending-verifications', { query: { search, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Dealerships and other admins change it all the time: fresh whenever it comes into sight.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** Dealerships that wait for verification, page after page: those that have applied first, who has waited longest before. */
export const usePending = (search: string) => useInfiniteQuery(pendingQuery(search))
