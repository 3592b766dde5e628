import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { listReports, resolveReport } from '#shared/api/reports.ts'
import { call } from '#web/api/client.ts'

const openReportsQuery = infiniteQueryOptions({
  queryKey: ['account', 'admin', 'reports'],
  queryFn: ({ pageParam: cursor, signal }) =>
    call<typeof listReports>('GET /api/admin/reports', { query: { cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  // Visitors and other admins change it all the time.
  staleTime: 0,
})

/** What people reported and nobody has closed yet, oldest first, page after page. */
export const useOpenReports = () => useInfiniteQuery(openReportsQuery)

/** Closes a report. Whatever the answer, the list is asked for again: somebody else may have been faster. */
export const useResolveReport = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & BodyInput<typeof resolveReport>) =>
      call<typeof resolveReport>('PUT /api/admin/reports/{id}/status', { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: openReportsQuery.queryKey }),
  })
}
