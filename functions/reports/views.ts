import { type ListingRecord, toPhotos } from '#functions/data/listing-record.ts'
import { getListingsById } from '#functions/data/listings.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import { getPlatesById } from '#functions/data/plates.ts'
import {
  listNewestReportsOf,
  listReportsAbout,
  type ReportRecord,
  toReported,
  toReportedPlate,
} from '#functions/data/reports.ts'
import { toOwner } from '#functions/data/user-views.ts'
import { getUsersById, type UserRecord } from '#functions/data/users.ts'
import type { ReportView } from '#shared/schemas/report.ts'

type Named = ReportView['listing']

const asNow = (named: Named, listings: ReadonlyMap<string, ListingRecord>): Named => {
  const listing = listings.get(named.id)
  return listing ? toReported(listing) : { ...named, slug: null }
}

const plateAsNow = (
  { plate }: ReportRecord,
  plates: ReadonlyMap<string, PlateRecord>,
): ReportView['plate'] => {
  const now = plates.get(plate?.id ?? '')
  return now ? toReportedPlate(now).plate : plate && { ...plate, slug: null }
}

// One read of an index for each seller and each reporter on the page.
const newest = 50

const earlierThan = (
  { id, listing, createdAt }: ReportRecord,
  { reports, nextCursor }: { reports: readonly ReportRecord[]; nextCursor: string | undefined },
): ReportView['earlier'] => {
  const before = reports.filter((other) => other.id !== id && other.createdAt <= createdAt)
  return {
    ofListing: before.filter((other) => other.listing.id === listing.id).length,
    ofSeller: before.length,
    // One of the same photo lies under the seller who listed it later, who need not be the one it was upheld against.
    upheld: before.filter(({ status, reason }) => status === 'RESOLVED' && reason !== 'SAME_PHOTO').length,
    isMore: nextCursor !== undefined,
  }
}

const recordOf = (reports: readonly ReportRecord[]): NonNullable<ReportView['record']> => {
  const count = (status: ReportRecord['status']) => reports.filter((one) => one.status === status).length
  return {
    upheld: count('RESOLVED'),
    dismissed: count('DISMISSED'),
    open: count('OPEN'),
    isMore: reports.length === newest,
  }
}

const toSeller = (user: UserRecord | undefined): ReportView['seller'] => {
  if (!user || user.status === 'DELETED') return null
  const { id, username, name } = toOwner(user)
  return { id, username, name: user.companyName ?? name, isSuspended: user.status === 'SUSPENDED' }
}

const live = { getListingsById, getPlatesById, getUsersById, listReportsAbout, listNewestReportsOf }

const distinct = (ids: readonly (string | null | undefined)[]): string[] => [
  ...new Set(ids.filter((id) => id !== null && id !== undefined)),
]

/** By id, what an answer for each of these ids is. */
const byId = async <T>(ids: readonly string[], read: (id: string) => Promise<T>): Promise<Map<string, T>> =>
  new Map(await Promise.all(ids.map(async (id): Promise<[string, T]> => [id, await read(id)])))

/** A page of reports as admins see them: with the listings and plates as they are now, the seller, and what was reported before. */
export const withContext = async (reports: readonly ReportRecord[], deps = live): Promise<ReportView[]> => {
  const [listings, plates] = await Promise.all([
    deps.getListingsById(
      reports.flatMap(({ listing, plate, samePhotos }) => [
        ...(plate ? [] : [listing.id]),
        ...samePhotos.map((same) => same.listing.id),
      ]),
    ),
    deps.getPlatesById(distinct(reports.map(({ plate }) => plate?.id))),
  ])
  const subjectOf = ({ listing, plate }: ReportRecord) =>
    plate ? plates.get(plate.id) : listings.get(listing.id)
  const sellerOf = (report: ReportRecord) => subjectOf(report)?.ownerId ?? report.sellerId
  const [reporterIds, sellerIds] = [
    distinct(reports.map(({ reporterId }) => reporterId)),
    distinct(reports.map(sellerOf)),
  ]
  const [people, about, by] = await Promise.all([
    deps.getUsersById(distinct([...reporterIds, ...sellerIds])),
    byId(sellerIds, (id) => deps.listReportsAbout(id, { limit: newest })),
    byId(reporterIds, (id) => deps.listNewestReportsOf(id, newest)),
  ])
  return reports.map((report): ReportView => {
    const { reporterId, sellerId: _sellerId, ...shown } = report
    const reporter = people.get(reporterId ?? '')
    const sellerId = sellerOf(report)
    const [others, own] = [about.get(sellerId ?? ''), by.get(reporterId ?? '')]
    return {
      ...shown,
      listing: asNow(report.listing, listings),
      plate: plateAsNow(report, plates),
      subjectStatus: subjectOf(report)?.status,
      samePhotos: report.samePhotos.map((same) => ({ ...same, listing: asNow(same.listing, listings) })),
      reporter: reporter ? { id: reporter.id, username: reporter.username } : null,
      seller: toSeller(people.get(sellerId ?? '')),
      image: toPhotos(listings.get(report.listing.id)?.photos ?? [])[0] ?? null,
      ...(others && { earlier: earlierThan(report, others) }),
      record: own ? recordOf(own) : null,
    }
  })
}
