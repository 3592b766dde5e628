import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { listReviewQueue as contract } from '#shared/api/admin.ts'
import type { ReviewStatus } from '../review-status.ts'
import { call } from '#web/api/client.ts'

/** Begins the key of every status's queue. */
export const reviewQueues = ['account', 'admin', 'listings'] as const

export const reviewQueueQuery = (status: ReviewStatus) =>
  infiniteQueryOptions({
    queryKey: [...reviewQueues, status],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof contract>('GET /api/admin/listings', { query: { status, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Other admins and the sellers change it all the time: fresh whenever it comes into sight.
    staleTime: 0,
  })

/** The listings of one status, page after page; who has waited longest for a review comes first. */
export const useReviewQueue = (status: ReviewStatus) => useInfiniteQuery(reviewQueueQuery(status))
