import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { readCounts } from '#functions/data/counters.ts'
import { listReportsByStatus, reportCounts } from '#functions/data/reports.ts'
import { withContext } from './views.ts'
import { listReports as route } from '#shared/api/reports.ts'

const live = { listReportsByStatus, readCounts, withContext }

/** The reports of one status, by default those that wait for a decision; who waited longest comes first. */
export const listReports = async ({ query }: Input<typeof route>, deps = live) => {
  const [{ reports, nextCursor }, counts] = await Promise.all([
    deps.listReportsByStatus(query.status, query),
    deps.readCounts(reportCounts),
  ])
  return { reports: await deps.withContext(reports), total: counts[query.status] ?? 0, nextCursor }
}

export const handler = provenHandler(route, listReports)
