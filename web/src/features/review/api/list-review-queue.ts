import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { listReviewQueue as contract } from '#shared/api/admin.ts'
import type { ReviewStatus } from '#web/features/review/review-status.ts'
import { call } from '#web/api/client.ts'

/** Begins the key of every status's queue. */
export const reviewQueues = ['account', 'admin', 'listings'] as const

const reviewQueueQuery = (status: ReviewStatus, search: string) =>
  infiniteQueryOptions({
    queryKey: [...reviewQueues, status, search],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof contract>('GET /api/admin/listings', { query: { status, search, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Other admins and the sellers change it all the time: fresh whenever it comes into sight.
    staleTime: 0,
  })

/**
 * The listings of one status in which a text was found (all, for an empty one), page after page; who has waited longest
 * for a review comes first.
 */
export const useReviewQueue = (status: ReviewStatus, search: string) =>
  useInfiniteQuery(reviewQueueQuery(status, search))

/** The queue of a status, as it is kept. */
export type ReviewQueue = NonNullable<ReturnType<typeof useReviewQueue>['data']>
