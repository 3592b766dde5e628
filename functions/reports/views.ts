import type { ListingRecord } from '#functions/data/listings.ts'
import { toReported, type ReportRecord } from '#functions/data/reports.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { ReportView } from '#shared/schemas/report.ts'

/** A report as admins see it: the listing as it is now, or without an address when it is gone. */
export const toReportView = (
  { reporterId: _reporterId, ...report }: ReportRecord,
  listing: ListingRecord | undefined,
  reporter: UserRecord | undefined,
): ReportView => ({
  ...report,
  listing: listing ? toReported(listing) : { ...report.listing, slug: null },
  reporter: reporter ? { id: reporter.id, username: reporter.username } : null,
})
