import { getListingsById } from '#functions/data/listings.ts'
import type { ReportRecord } from '#functions/data/reports.ts'
import { getUsersById } from '#functions/data/users.ts'
import { toReportView } from '#functions/reports/views.ts'
import type { ReportView } from '#shared/schemas/report.ts'

const live = { getListingsById, getUsersById }

const distinct = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))]

/** A page of reports as admins see them, each with its listings and reporter. */
export const withContext = async (reports: readonly ReportRecord[], deps = live): Promise<ReportView[]> => {
  const [listings, reporters] = await Promise.all([
    deps.getListingsById(
      reports.flatMap(({ listing, samePhotos }) => [
        listing.id,
        ...samePhotos.map((same) => same.listing.id),
      ]),
    ),
    deps.getUsersById(distinct(reports.map(({ reporterId }) => reporterId))),
  ])
  return reports.map((report) => toReportView(report, listings, reporters.get(report.reporterId ?? '')))
}
