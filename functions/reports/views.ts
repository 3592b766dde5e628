import type { ListingRecord } from '#functions/data/listing-record.ts'
import { type ReportRecord, toReported } from '#functions/data/reports.ts'
import { getUsersById, type UserRecord } from '#functions/data/users.ts'
import type { ReportView } from '#shared/schemas/report.ts'
import { getListingsById } from '#functions/data/listings.ts'

type Named = ReportView['listing']

const asNow = (named: Named, listings: ReadonlyMap<string, ListingRecord>): Named => {
  const listing = listings.get(named.id)
  return listing ? toReported(listing) : { ...named, slug: null }
}

/** A report as admins see it: its listings in their present state, or without an address when they were deleted. */
const toReportView = (
  { reporterId: _reporterId, ...report }: ReportRecord,
  listings: ReadonlyMap<string, ListingRecord>,
  reporter: UserRecord | undefined,
): ReportView => ({
  ...report,
  listing: asNow(report.listing, listings),
  samePhotos: report.samePhotos.map((same) => ({ ...same, listing: asNow(same.listing, listings) })),
  reporter: reporter ? { id: reporter.id, username: reporter.username } : null,
})

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
