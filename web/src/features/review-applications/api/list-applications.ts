import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { listSubmissions as contract } from '#shared/api/verification.ts'
import { call } from '#web/api/client.ts'
import type { SentStatus } from '#web/features/review-applications/sent-status.ts'
import { dealershipKeys } from './keys.ts'

const applicationsQuery = (status: SentStatus | undefined, search: string) =>
  infiniteQueryOptions({
    queryKey: [...dealershipKeys, 'applications', status ?? 'all', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof contract>('GET /api/admin/verification-submissions', {
        query: { status, search, cursor },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** Applications of one status, or all that were ever sent, page after page. */
export const useApplications = (status: SentStatus | undefined, search: string) =>
  useInfiniteQuery(applicationsQuery(status, search))
