import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { readCounts } from '#functions/data/counters.ts'
import { findSoughtUsers } from '#functions/data/sought-users.ts'
import { listReportsByStatus, reportCounts, type ReportRecord } from '#functions/data/reports.ts'
import { withContext } from './views.ts'
import { matchesSearch } from '#shared/rules/normalise.ts'
import { listReports as route } from '#shared/api/reports.ts'

const live = { findSoughtUsers, listReportsByStatus, readCounts, withContext }

/** The reports of one status, by default those that wait for a decision; who waited longest comes first. */
export const listReports = async ({ query }: Input<typeof route>, deps = live) => {
  const { search } = query
  const sought = await deps.findSoughtUsers(search)
  const isSought = (userId: string | null) => userId !== null && sought.has(userId)
  const keep = ({ id, listing, plate, samePhotos, details, reporterId, sellerId }: ReportRecord) =>
    id === search ||
    listing.id === search ||
    plate?.id === search ||
    isSought(reporterId) ||
    isSought(sellerId) ||
    matchesSearch(search, [
      ...[listing, ...samePhotos.map((same) => same.listing)].flatMap((named) => [
        named.title,
        named.titleAr,
      ]),
      details,
    ])
  const [{ reports, nextCursor }, counts] = await Promise.all([
    deps.listReportsByStatus(query.status, query, keep),
    deps.readCounts(reportCounts),
  ])
  return { reports: await deps.withContext(reports), total: counts[query.status] ?? 0, nextCursor }
}

export const handler = provenHandler(route, listReports)
