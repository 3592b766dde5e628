import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { listAdminPlates as contract } from '#shared/api/admin.ts'
import { call } from '#web/api/client.ts'
import type { ReviewStatus } from '../review-status.ts'

/** Begins the key of every status's plates. */
export const plateQueues = ['account', 'admin', 'plates'] as const

const plateQueueQuery = (status: ReviewStatus) =>
  infiniteQueryOptions({
    queryKey: [...plateQueues, status],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof contract>('GET /api/admin/number-plates', { query: { status, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Other admins and the sellers change it all the time: fresh whenever it comes into sight.
    staleTime: 0,
  })

/** The number plates of one status, page after page; who has waited longest for a review comes first. */
export const usePlateQueue = (status: ReviewStatus) => useInfiniteQuery(plateQueueQuery(status))
