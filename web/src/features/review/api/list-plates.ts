import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { listAdminPlates as contract } from '#shared/api/admin.ts'
import { call } from '#web/api/client.ts'
import type { ReviewStatus } from '#web/features/review/review-status.ts'

/** Begins the key of every status's plates. */
export const plateQueues = ['account', 'admin', 'plates'] as const

const plateQueueQuery = (status: ReviewStatus, search: string) =>
  infiniteQueryOptions({
    queryKey: [...plateQueues, status, search],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof contract>('GET /api/admin/number-plates', { query: { status, search, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Other admins and the sellers change it all the time: fresh whenever it comes into sight.
    staleTime: 0,
  })

/** The number plates of one status in which a text was found, page after page; who has waited longest comes first. */
export const usePlateQueue = (status: ReviewStatus, search: string) =>
  useInfiniteQuery(plateQueueQuery(status, search))

/** The queue of a status, as it is kept. */
export type PlateQueue = NonNullable<ReturnType<typeof usePlateQueue>['data']>
