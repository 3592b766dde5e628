import type { ListingRecord } from '#functions/data/listing-record.ts'
import { toReported, type ReportRecord } from '#functions/data/reports.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { ReportView } from '#shared/schemas/report.ts'

type Named = ReportView['listing']

const asNow = (named: Named, listings: ReadonlyMap<string, ListingRecord>): Named => {
  const listing = listings.get(named.id)
  return listing ? toReported(listing) : { ...named, slug: null }
}

/** A report as admins see it: its listings as they are now, or without an address when they are gone. */
export const toReportView = (
  { reporterId: _reporterId, ...report }: ReportRecord,
  listings: ReadonlyMap<string, ListingRecord>,
  reporter: UserRecord | undefined,
): ReportView => ({
  ...report,
  listing: asNow(report.listing, listings),
  samePhotos: report.samePhotos.map((same) => ({ ...same, listing: asNow(same.listing, listings) })),
  reporter: reporter ? { id: reporter.id, username: reporter.username } : null,
})
