import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { listReports, resolveReport } from '#shared/api/reports.ts'
import type { ReportView } from '#shared/schemas/report.ts'
import { call } from '#web/api/client.ts'
import { cursorPages } from '#web/api/cursor-pages.ts'
import { adminCountsQuery } from '#web/entities/admin/counts.ts'

export type ReportStatus = ReportView['status']

/** Begins the key of the reports of every status, which name the status of what they are about. */
export const reportLists = ['account', 'admin', 'reports'] as const

const reportListQuery = (status: ReportStatus, search: string) =>
  infiniteQueryOptions({
    queryKey: [...reportLists, status, search],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof listReports>('GET /api/admin/reports', { query: { status, search, cursor }, signal }),
    ...cursorPages,
    // Visitors and other admins change it all the time.
    staleTime: 0,
  })

/** The reports of one status, or those of them that are searched for, oldest first, page after page. */
export const useReports = (status: ReportStatus, search: string) =>
  useInfiniteQuery(reportListQuery(status, search))

/** Closes a report. On success and on failure, the lists are loaded again: another admin may have been faster. */
export const useResolveReport = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & BodyInput<typeof resolveReport>) =>
      call<typeof resolveReport>('PUT /api/admin/reports/{id}/status', { params: { id }, body }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: adminCountsQuery.queryKey })
      return client.invalidateQueries({ queryKey: reportLists })
    },
  })
}
