import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { AppError } from '#functions/core/app-error.ts'
import { confirmationWrite } from '#functions/data/confirmations.ts'
import { countWrite } from '#functions/data/counters.ts'
import { readCursor, writeCursor } from '#functions/data/cursor.ts'
import { getItems } from '#functions/data/get-items.ts'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import {
  listingRecord,
  toListingItem,
  toTombstone,
  type ListingRecord,
} from '#functions/data/listing-record.ts'
import { pageByStatus, type Page } from '#functions/data/page-by-status.ts'
import { deleteWrite, replaceWrite } from '#functions/data/offer-item.ts'
import { claimStockNumber, freeStockNumber } from '#functions/data/stock-numbers.ts'
import { table, tableName } from '#functions/data/table.ts'
import { ConditionsFailed, transact, type Write } from '#functions/data/transact.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { isIdOf } from '#shared/schemas/ids.ts'
import { listingStatuses, type ListingStatus } from '#shared/schemas/listing.ts'

export type { ListingRecord } from '#functions/data/listing-record.ts'

/** The name of the kept counts of listings by status. */
export const listingCounts = 'LISTINGS'

// A seller's whole stock is one answer; the largest dealers have hundreds of cars, not thousands.
const ownedAtMost = 2000

const slugGuard = z.object({ id: z.string() })

/** The listing of this id, or undefined. Strongly consistent. */
export const getListingById = async (listingId: string): Promise<ListingRecord | undefined> => {
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: keys.listing(listingId), ConsistentRead: true }),
  )
  return Item && listingRecord.parse(Item)
}

/** The listing of this slug or id, or undefined. */
export const findListing = async (slugOrId: string): Promise<ListingRecord | undefined> => {
  if (isIdOf('listing', slugOrId)) return getListingById(slugOrId)
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: keys.slugGuard('listing', slugOrId) }),
  )
  return Item && getListingById(slugGuard.parse(Item).id)
}

/** The listings of these ids that exist, by id; an id may be named twice. */
export const getListingsById = async (ids: readonly string[]): Promise<Map<string, ListingRecord>> => {
  const items = await getItems([...new Set(ids)].map((listingId) => keys.listing(listingId)))
  return new Map(items.map((item) => listingRecord.parse(item)).map((listing) => [listing.id, listing]))
}

/** Everything a user has listed, newest first. */
export const listOwnedListings = async (ownerId: string): Promise<ListingRecord[]> => {
  const found: ListingRecord[] = []
  let start: Record<string, unknown> | undefined
  do {
    const page = await table().send(
      new QueryCommand({
        TableName: tableName(),
        IndexName: 'byOwner',
        KeyConditionExpression: 'ownerPk = :owner',
        ExpressionAttributeValues: { ':owner': partitions.ownedListings(ownerId) },
        ScanIndexForward: false,
        ExclusiveStartKey: start,
      }),
    )
    found.push(...(page.Items ?? []).map((item) => listingRecord.parse(item)))
    start = page.LastEvaluatedKey
  } while (start && found.length < ownedAtMost)
  return found
}

/** One page of the listings in a status, by creation time. @throws AppError BAD_REQUEST for a cursor of another list. */
export const listListingsByStatus = async (status: ListingStatus, page: Page) => {
  const { items, nextCursor } = await pageByStatus(partitions.listingStatus(status), page)
  return { listings: items.map((item) => listingRecord.parse(item)), nextCursor }
}

const everyPlace = /^[A-Za-z0-9:.-]{24}#lst_[0-9A-Z]{26}$/

/**
 * One page of all listings, newest first: a merge of the four statuses, since no partition could hold a whole market.
 * The cursor is the last one's place in time, so it holds whatever status changes in between.
 * @throws AppError BAD_REQUEST for a cursor of another list
 */
export const listEveryListing = async ({ limit, cursor }: Page) => {
  const { place } = readCursor(cursor, ['place'], (key) => everyPlace.test(key.place)) ?? {}
  const pages = await Promise.all(
    listingStatuses.map((status) =>
      table().send(
        new QueryCommand({
          TableName: tableName(),
          IndexName: 'byStatus',
          KeyConditionExpression: place ? 'statusPk = :status AND statusSk < :place' : 'statusPk = :status',
          ExpressionAttributeValues: {
            ':status': partitions.listingStatus(status),
            ...(place && { ':place': place }),
          },
          ScanIndexForward: false,
          Limit: limit + 1,
        }),
      ),
    ),
  )
  const found = pages.flatMap(({ Items = [] }) => Items.map((item) => listingRecord.parse(item)))
  const sorted = found.toSorted((a, b) =>
    timeSort(b.createdAt, b.id).localeCompare(timeSort(a.createdAt, a.id)),
  )
  const listings = sorted.slice(0, limit)
  const last = listings.at(-1)
  const hasMore = sorted.length > limit && last !== undefined
  return {
    listings,
    nextCursor: hasMore ? writeCursor({ place: timeSort(last.createdAt, last.id) }) : undefined,
  }
}

const claimSlug = (listing: ListingRecord): Write => ({
  Put: {
    TableName: tableName(),
    Item: { ...keys.slugGuard('listing', listing.slug ?? ''), id: listing.id },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
})

const present = (writes: readonly (Write | undefined)[]): Write[] =>
  writes.filter((write) => write !== undefined)

/**
 * Stores a new listing with what belongs to the same act.
 * @throws AppError STOCK_NUMBER_TAKEN, `refusal` when a condition in `together` fails
 */
export const insertListing = async (
  listing: ListingRecord,
  together: readonly Write[],
  refusal: ErrorCode = 'UPLOAD_UNUSABLE',
): Promise<void> => {
  const own = present([
    {
      Put: {
        TableName: tableName(),
        Item: toListingItem(listing),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    listing.slug ? claimSlug(listing) : undefined,
    countWrite(listingCounts, { [listing.status]: 1 }),
    confirmationWrite(undefined, listing),
  ])
  await commit(own, claimStockNumber(listing), together, refusal)
}

/**
 * Replaces a listing, provided nobody changed it since it was read as `seen`.
 * @throws AppError EDIT_CONFLICT when somebody did, STOCK_NUMBER_TAKEN, `refusal` when a condition in `together` fails.
 */
export const replaceListing = async (
  listing: ListingRecord,
  seen: ListingRecord,
  together: readonly Write[] = [],
  refusal: ErrorCode = 'UPLOAD_UNUSABLE',
): Promise<void> => {
  const own = present([
    replaceWrite(toListingItem(listing), seen.version),
    listing.slug && !seen.slug ? claimSlug(listing) : undefined,
    listing.status === seen.status
      ? undefined
      : countWrite(listingCounts, { [listing.status]: 1, [seen.status]: -1 }),
    confirmationWrite(seen, listing),
    freeStockNumber(seen, listing),
  ])
  await commit(own, claimStockNumber(listing, seen), together, refusal)
}

/** Deletes a listing as it was read, leaving a tombstone for the search feed. @throws AppError EDIT_CONFLICT */
export const deleteListingRecord = async (
  seen: ListingRecord,
  at: Date,
  together: readonly Write[],
): Promise<void> => {
  const own = present([
    deleteWrite(keys.listing(seen.id), seen.version),
    seen.publishedAt ? { Put: { TableName: tableName(), Item: toTombstone(seen, at) } } : undefined,
    seen.slug ? { Delete: { TableName: tableName(), Key: keys.slugGuard('listing', seen.slug) } } : undefined,
    freeStockNumber(seen),
    countWrite(listingCounts, { [seen.status]: -1 }),
    confirmationWrite(seen, undefined),
  ])
  await commit(own, undefined, together)
}

const commit = async (
  own: readonly Write[],
  stockClaim: Write | undefined,
  together: readonly Write[],
  refusal: ErrorCode = 'UPLOAD_UNUSABLE',
): Promise<void> => {
  try {
    await transact([...own, ...present([stockClaim]), ...together])
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error
    const ownFailed = error.failed.slice(0, own.length).includes(true)
    const isTaken = stockClaim !== undefined && error.failed[own.length] === true
    const code = isTaken ? 'STOCK_NUMBER_TAKEN' : refusal
    throw new AppError(ownFailed ? 'EDIT_CONFLICT' : code, { cause: error })
  }
}
