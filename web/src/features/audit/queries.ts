import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { listAudit as contract } from '#shared/api/oversight.ts'
import type { AuditAction } from '#shared/schemas/audit.ts'
import { call } from '#web/api/client.ts'
import { cursorPages } from '#web/api/cursor-pages.ts'

/** The filters of the log; days are those of Qatar, both included. */
export type AuditFilters = {
  actor: string | undefined
  subject: string | undefined
  /** Of the panel's one search box: an admin, or anything that records are about. */
  search?: string | undefined
  action: AuditAction | undefined
  from: string | undefined
  to: string | undefined
}

type PageOf = { cursor: string | undefined; limit?: number; signal: AbortSignal | undefined }

/** One page of the audit log, newest first; it may be short or empty and still not be the last. */
export const readAuditPage = (filters: AuditFilters, { cursor, limit, signal }: PageOf) =>
  call<typeof contract>('GET /api/admin/audit', { query: { ...filters, cursor, limit }, signal })

const auditQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: ['account', 'admin', 'audit', filters],
    queryFn: ({ pageParam: cursor, signal }) => readAuditPage(filters, { cursor, signal }),
    ...cursorPages,
    // Every act of an admin adds to it: fresh whenever it comes into sight.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** The audit log, page after page. */
export const useAudit = (filters: AuditFilters) => useInfiniteQuery(auditQuery(filters))
