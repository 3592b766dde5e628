import * as z from 'zod/mini'
import { personOfUser } from '#functions/core/caller.ts'
import { moveCountWrites } from './counters.ts'
import {
  getItems,
  type Key,
  keyOf,
  anyItem,
  putWrite,
  insertWrite,
  updateWrite,
  deleteWrite,
  getItem,
} from '#functions/data/table.ts'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import type { ListingRecord } from './listing-record.ts'
import type { PlateRecord } from './plate-record.ts'
import { type Page, pageOfIndex, searchByStatus } from './lists.ts'
import { ConditionsFailed, transact, type Write } from './transact.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { isPlateShown, platePlace, plateTitle } from '#shared/rules/plate.ts'
import { id, idPrefixes } from '#shared/schemas/ids.ts'
import { reportedPlate, type ReportedPlate, reportView, type ReportView } from '#shared/schemas/report.ts'
import { queryItems } from '#functions/data/queries.ts'
import { epochSeconds } from '#functions/core/time.ts'
import { keptUntil } from './kept-until.ts'

/** A listing as a report names it. */
export const toReported = ({ id: listingId, slug, car }: ListingRecord): ReportView['listing'] => ({
  id: listingId,
  slug,
  title: carTitle(car, 'en'),
  titleAr: carTitle(car, 'ar'),
})

/**
 * A plate as a report names it. `listing` is for an older build, which runs during a deploy or after a rollback and knows reports of cars
 * alone: the title of a car without a page, under the plate's id with the prefix of a listing, which names none.
 */
export const toReportedPlate = (
  plate: PlateRecord,
): Pick<ReportView, 'listing'> & { plate: ReportedPlate } => ({
  listing: {
    id: plate.id.replace(idPrefixes.plate, idPrefixes.listing),
    slug: null,
    title: plateTitle(plate, 'en'),
    titleAr: plateTitle(plate, 'ar'),
  },
  plate: {
    id: plate.id,
    country: plate.country,
    series: plate.series,
    number: plate.number,
    slug: isPlateShown(plate) ? platePlace(plate) : null,
  },
})

/** A report as the table stores it. */
export const reportRecord = z.extend(
  z.omit(reportView, {
    reporter: true,
    seller: true,
    image: true,
    earlier: true,
    record: true,
    plate: true,
    subjectStatus: true,
  }),
  {
    samePhotos: z._default(reportView.shape.samePhotos, []),
    /** The number plate that it is about; null for a car. */
    plate: z._default(z.nullable(reportedPlate), null),
    /** Null for a visitor, and once the account of who reported it is deleted. */
    reporterId: z.nullable(id('user')),
    /** Whose listing it is; null in reports of before it was noted. */
    sellerId: z._default(z.nullable(id('user')), null),
  },
)
export type ReportRecord = z.output<typeof reportRecord>

type ReportStatus = ReportView['status']

/** The name of the kept counts of reports by status. */
export const reportCounts = 'REPORTS'

/** The item of a report with the keys of every index it belongs to. */
export const toReportItem = (report: ReportRecord) => ({
  ...keys.report(report.id),
  ...report,
  statusPk: partitions.reports(report.status),
  statusSk: timeSort(report.createdAt, report.id),
  ...(report.reporterId && {
    ownerPk: partitions.ownReports(report.reporterId),
    ownerSk: timeSort(report.createdAt, report.id),
  }),
  ...(report.sellerId && {
    changePk: partitions.reportsAbout(report.sellerId),
    changeSk: timeSort(report.createdAt, report.id),
  }),
})

const storeWrite = (report: ReportRecord): Write => insertWrite(toReportItem(report))

/** The write that marks a listing as reported by a person, as `personOf` names them; it fails where they have lately done so. */
const reportedWrite = (person: string, listingId: string, at: Date): Write => {
  return putWrite(
    { ...keys.reported(person, listingId), expiresAt: keptUntil('reported', at) },
    { if: 'attribute_not_exists(pk) OR expiresAt <= :now', values: { now: epochSeconds(at) } },
  )
}

/**
 * Stores a new report by a person, as `personOf` names them. False, and nothing is stored, when they have lately reported
 * the same listing.
 */
export const insertReport = async (report: ReportRecord, person: string): Promise<boolean> => {
  const guard = reportedWrite(person, report.listing.id, new Date(report.createdAt))
  try {
    await transact([guard, storeWrite(report), ...moveCountWrites(reportCounts, null, report.status)])
    return true
  } catch (error) {
    if (error instanceof ConditionsFailed && error.failed[0]) return false
    throw error
  }
}

/** Whether this person has lately reported the listing. */
export const wasReported = async (person: string, listingId: string, at: Date): Promise<boolean> => {
  const guard = await getItem(keys.reported(person, listingId), z.object({ expiresAt: z.number() }))
  return guard !== undefined && guard.expiresAt > epochSeconds(at)
}

/**
 * Counts one more report in the row of another, each person once for a listing, as long as that row is open: an admin who has closed it
 * knows of its source.
 * @returns false, and nothing is stored, when there is no such row
 */
export const addToReport = async (
  reportId: string,
  { person, listingId, at }: { person: string; listingId: string; at: Date },
): Promise<boolean> => {
  const row = keys.report(reportId)
  const count = updateWrite(row, { add: { others: 1 }, if: '#status = :open', values: { open: 'OPEN' } })
  try {
    await transact([reportedWrite(person, listingId, at), count])
    return true
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error
    if (error.failed[0]) return true
    const found = await getItem(row, z.pick(reportRecord, { status: true }))
    // Stored since the try: a row, once there, is open or closed, so that the next try counts or ends here.
    if (found?.status === 'OPEN') return addToReport(reportId, { person, listingId, at })
    return found !== undefined
  }
}

/** Of these listings, the ids of those about which admins were notified that they share a photo with this one. */
export const listNotifiedSamePhotos = async (
  listingId: string,
  otherIds: readonly string[],
): Promise<Set<string>> => {
  const reported = await getItems(
    otherIds.map((otherId) => keys.samePhoto(listingId, otherId)),
    anyItem,
  )
  const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`
  const pairs = new Set(reported.map(keyOf).map(nameOf))
  return new Set(otherIds.filter((otherId) => pairs.has(nameOf(keys.samePhoto(listingId, otherId)))))
}

/** The writes, for a transaction, of an automatic report: these photos are other sellers' too. Each pair is reported once. */
export const samePhotoReportWrites = (report: ReportRecord): Write[] => {
  const expiresAt = keptUntil('samePhoto', report.createdAt)
  const pairs = report.samePhotos.map(({ listing }): Write =>
    putWrite({ ...keys.samePhoto(report.listing.id, listing.id), expiresAt }),
  )
  return [storeWrite(report), ...moveCountWrites(reportCounts, null, report.status), ...pairs]
}

/** The report of this id, or undefined. Strongly consistent. */
export const getReportById = async (reportId: string): Promise<ReportRecord | undefined> =>
  getItem(keys.report(reportId), reportRecord)

/** One page of those reports in a status that `keep` says yes to, oldest first. @throws AppError BAD_REQUEST for a cursor of another list */
export const listReportsByStatus = async (
  status: ReportStatus,
  page: Page,
  keep: (report: ReportRecord) => boolean = () => true,
) => {
  const { items, nextCursor } = await searchByStatus(
    partitions.reports(status),
    { ...page, oldestFirst: true },
    (item) => reportRecord.parse(item),
    keep,
  )
  return { reports: items, nextCursor }
}

/** One page of the reports about a seller's listings, newest first. @throws AppError BAD_REQUEST for a cursor of another list */
export const listReportsAbout = async (sellerId: string, page: Page) => {
  const { items, nextCursor } = await pageOfIndex('changes', partitions.reportsAbout(sellerId), page)
  return { reports: items.map((item) => reportRecord.parse(item)), nextCursor }
}

/** The newest reports of a signed-in person. */
export const listNewestReportsOf = async (userId: string, limit: number): Promise<ReportRecord[]> =>
  queryItems(
    { index: 'byOwner', partition: partitions.ownReports(userId), newestFirst: true, limit },
    reportRecord,
    limit,
  )

/** Everything a signed-in person reported, newest first. */
export const listOwnReports = async (userId: string): Promise<ReportRecord[]> =>
  queryItems({ index: 'byOwner', partition: partitions.ownReports(userId), newestFirst: true }, reportRecord)

/**
 * The writes, for a transaction, that remove the signed-in person from a report: their identity and text are deleted, the
 * reason that they chose stays.
 */
export const deleteReporterWrites = (userId: string, { id: reportId, listing }: ReportRecord): Write[] => [
  updateWrite(keys.report(reportId), {
    set: { reporterId: null, details: '' },
    remove: ['ownerPk', 'ownerSk'],
    if: 'attribute_exists(pk)',
  }),
  deleteWrite(keys.reported(personOfUser(userId), listing.id)),
]

/** Closes an open report with `together` in the same transaction. @throws AppError ILLEGAL_STATUS_MOVE when another admin was faster */
export const closeReport = async (
  report: ReportRecord,
  seen: ReportRecord,
  together: readonly Write[],
): Promise<void> => {
  const { status, resolvedAt, statusPk } = toReportItem(report)
  const update: Write = updateWrite(keys.report(report.id), {
    set: { status, resolvedAt, statusPk },
    if: '#status = :seen',
    values: { seen: seen.status },
    refuse: 'ILLEGAL_STATUS_MOVE',
  })
  await transact([update, ...moveCountWrites(reportCounts, seen.status, status), ...together])
}
