import { GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { personOfUser } from '#functions/core/person.ts'
import { moveCountWrites } from '#functions/data/counters.ts'
import { getItems } from '#functions/data/get-items.ts'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { pageByStatus, type Page } from '#functions/data/page-by-status.ts'
import { orRefuse } from '#functions/data/or-refuse.ts'
import { table, tableName } from '#functions/data/table.ts'
import { ConditionsFailed, transact, type Write } from '#functions/data/transact.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { id } from '#shared/schemas/ids.ts'
import { reportView, type ReportView } from '#shared/schemas/report.ts'

/** A listing as a report names it. */
export const toReported = ({ id: listingId, slug, car }: ListingRecord): ReportView['listing'] => ({
  id: listingId,
  slug,
  title: carTitle(car, 'en'),
  titleAr: carTitle(car, 'ar'),
})

const reportRecord = z.extend(z.omit(reportView, { reporter: true }), {
  samePhotos: z._default(reportView.shape.samePhotos, []),
  /** Null for a visitor, and once the account of who reported it is deleted. */
  reporterId: z.nullable(id('user')),
})
export type ReportRecord = z.output<typeof reportRecord>

type ReportStatus = ReportView['status']

/** The name of the kept counts of reports by status. */
export const reportCounts = 'REPORTS'

// Three months on, the same person may well see something else that is wrong with it.
const guardDays = 90

// By then one of the two has long been sold.
const pairDays = 365

const toItem = (report: ReportRecord) => ({
  ...keys.report(report.id),
  ...report,
  statusPk: partitions.reports(report.status),
  statusSk: timeSort(report.createdAt, report.id),
  ...(report.reporterId && {
    ownerPk: partitions.ownReports(report.reporterId),
    ownerSk: timeSort(report.createdAt, report.id),
  }),
})

const storeWrite = (report: ReportRecord): Write => ({
  Put: { TableName: tableName(), Item: toItem(report), ConditionExpression: 'attribute_not_exists(pk)' },
})

/**
 * Stores a new report by a person, as `personOf` names them. False, and nothing is stored, when they have lately reported
 * the same listing.
 */
export const insertReport = async (report: ReportRecord, person: string): Promise<boolean> => {
  const seconds = Math.floor(Date.parse(report.createdAt) / 1000)
  const guard: Write = {
    Put: {
      TableName: tableName(),
      Item: { ...keys.reported(person, report.listing.id), expiresAt: seconds + guardDays * 86_400 },
      ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
      ExpressionAttributeValues: { ':now': seconds },
    },
  }
  try {
    await transact([guard, storeWrite(report), ...moveCountWrites(reportCounts, null, report.status)])
    return true
  } catch (error) {
    if (error instanceof ConditionsFailed && error.failed[0]) return false
    throw error
  }
}

/** Of these listings, the ids of those that admins have been told share a photo with this one. */
export const listToldSamePhotos = async (
  listingId: string,
  otherIds: readonly string[],
): Promise<Set<string>> => {
  const told = await getItems(otherIds.map((otherId) => keys.samePhoto(listingId, otherId)))
  const pairs = new Set(told.map(({ pk, sk }) => `${pk} ${sk}`))
  const nameOf = ({ pk, sk }: ReturnType<typeof keys.samePhoto>) => `${pk} ${sk}`
  return new Set(otherIds.filter((otherId) => pairs.has(nameOf(keys.samePhoto(listingId, otherId)))))
}

/** The writes, for a transaction, of a report that nobody made: these photos are other sellers' too. Each pair is told once. */
export const samePhotoReportWrites = (report: ReportRecord): Write[] => {
  const expiresAt = Math.floor(Date.parse(report.createdAt) / 1000) + pairDays * 86_400
  const pairs = report.samePhotos.map(({ listing }): Write => ({
    Put: {
      TableName: tableName(),
      Item: { ...keys.samePhoto(report.listing.id, listing.id), expiresAt },
    },
  }))
  return [storeWrite(report), ...moveCountWrites(reportCounts, null, report.status), ...pairs]
}

/** The report of this id, or undefined. Strongly consistent. */
export const getReportById = async (reportId: string): Promise<ReportRecord | undefined> => {
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: keys.report(reportId), ConsistentRead: true }),
  )
  return Item && reportRecord.parse(Item)
}

/** One page of the reports in a status, oldest first. @throws AppError BAD_REQUEST for a cursor of another list */
export const listReportsByStatus = async (status: ReportStatus, page: Page) => {
  const { items, nextCursor } = await pageByStatus(partitions.reports(status), { ...page, oldestFirst: true })
  return { reports: items.map((item) => reportRecord.parse(item)), nextCursor }
}

/** Everything a signed-in person reported, newest first. */
export const listOwnReports = async (userId: string): Promise<ReportRecord[]> => {
  const found: ReportRecord[] = []
  const pages = paginateQuery(
    { client: table() },
    {
      TableName: tableName(),
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :owner',
      ExpressionAttributeValues: { ':owner': partitions.ownReports(userId) },
      ScanIndexForward: false,
    },
  )
  for await (const { Items = [] } of pages) found.push(...Items.map((item) => reportRecord.parse(item)))
  return found
}

/**
 * The writes, for a transaction, after which a report stands without the signed-in person who made it: neither who they are nor what
 * they wrote is left, the reason that they chose is.
 */
export const forgetReporterWrites = (userId: string, { id: reportId, listing }: ReportRecord): Write[] => [
  {
    Update: {
      TableName: tableName(),
      Key: keys.report(reportId),
      UpdateExpression: 'SET reporterId = :nobody, details = :nothing REMOVE ownerPk, ownerSk',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':nobody': null, ':nothing': '' },
    },
  },
  { Delete: { TableName: tableName(), Key: keys.reported(personOfUser(userId), listing.id) } },
]

/**
 * Closes an open report with what belongs to the same act.
 * @throws AppError ILLEGAL_STATUS_MOVE when another admin was quicker
 */
export const closeReport = async (
  report: ReportRecord,
  seen: ReportRecord,
  together: readonly Write[],
): Promise<void> => {
  const { status, resolvedAt, statusPk } = toItem(report)
  const update: Write = {
    Update: {
      TableName: tableName(),
      Key: keys.report(report.id),
      UpdateExpression: 'SET #status = :status, resolvedAt = :at, statusPk = :partition',
      ConditionExpression: '#status = :seen',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: {
        ':status': status,
        ':at': resolvedAt,
        ':partition': statusPk,
        ':seen': seen.status,
      },
    },
  }
  await orRefuse(
    transact([update, ...moveCountWrites(reportCounts, seen.status, status), ...together]),
    'ILLEGAL_STATUS_MOVE',
  )
}
