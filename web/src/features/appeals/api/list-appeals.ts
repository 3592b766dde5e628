import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { listAppeals as contract } from '#shared/api/appeals.ts'
import type { AppealStatus } from '#shared/schemas/moderation.ts'
import { call } from '#web/api/client.ts'

const appealsQuery = (status: AppealStatus) =>
  infiniteQueryOptions({
    queryKey: ['account', 'admin', 'appeals', status],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof contract>('GET /api/admin/appeals', { query: { status, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Sellers and other admins change it all the time.
    staleTime: 0,
  })

/** The appeals of a status, page after page: open ones by how long they wait, the others newest first. */
export const useAppeals = (status: AppealStatus) => useInfiniteQuery(appealsQuery(status))
