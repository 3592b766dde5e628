import { tableIndexes } from '#shared/constants/storage.ts'
import { partitions } from './keys.ts'
import { withCounts, type WithCounts } from './counts.ts'
import {
  isComplete,
  isShown,
  listingRecord,
  type ListingRecord,
  statusPlace,
  toListingCard,
} from './listing-record.ts'

import { queryPage, queryPages } from './queries.ts'
import { listHidingSellers } from './offer-syncs.ts'
import { getListingsById } from './listings.ts'
import { type ListingCard, type ListingStatus, listingStatuses } from '#shared/schemas/listing.ts'
import { type Page, pageOfIndex, readCursor, writeCursor } from './lists.ts'
import { limits } from '#shared/constants/limits.ts'

/** Every listing of a user, a hundred at a time, however many there are; the list of a seller's stock ends at some thousands. */
export async function* ownedListingPages(ownerId: string): AsyncGenerator<ListingRecord[]> {
  for await (const items of queryPages({
    index: 'byOwner',
    partition: partitions.ownedListings(ownerId),
    limit: 100,
  }))
    yield items.map((item) => listingRecord.parse(item))
}

/** The newest listings of a user, whatever their status, and whether there are older ones. */
export const newestOwned = async (ownerId: string, limit: number) => {
  const partition = partitions.ownedListings(ownerId)
  const { items, next } = await queryPage({ index: 'byOwner', partition, newestFirst: true, limit })
  return { listings: items.map((item) => listingRecord.parse(item)), isMore: next !== undefined }
}

/** One page of what a user lists, whatever its status, newest first. @throws AppError BAD_REQUEST for a cursor of another list */
export const pageOfOwned = async (ownerId: string, page: Page) => {
  const { items, nextCursor } = await pageOfIndex('byOwner', partitions.ownedListings(ownerId), page)
  return { listings: items.map((item) => listingRecord.parse(item)), nextCursor }
}

const toPublicCard = (listing: WithCounts<ListingRecord>): ListingCard | undefined =>
  isShown(listing) && listing.slug !== null && isComplete(listing.car)
    ? toListingCard(listing, listing.car, listing.slug)
    : undefined

/**
 * The cards of the listings of these ids, in the order of the ids; what the public may not see is left out. A car that is
 * sold or paused is there and says so: who saved it wants to know.
 */
export const getPublicCards = async (ids: readonly string[]): Promise<ListingCard[]> => {
  const [found, hiding] = await Promise.all([getListingsById(ids), listHidingSellers()])
  const visible = ids.flatMap((id) => found.get(id) ?? []).filter(({ ownerId }) => !hiding.includes(ownerId))
  const counted = await withCounts(visible)
  return counted.flatMap((listing) => toPublicCard(listing) ?? [])
}

const everyPlace = /^[A-Za-z0-9:.-]{24}#lst_[0-9A-Z]{26}$/

// After a first look that would do if everything were kept.
const rowsAtOnce = 250

type Stream = {
  status: ListingStatus
  /** Listings that were read and not yet filtered, newest first. */
  waiting: ListingRecord[]
  /** The cursor of the next page; undefined at the very beginning. */
  place: string | undefined
  isEnd: boolean
}

const refill = async (stream: Stream, atMost: number): Promise<void> => {
  const { status, place } = stream
  const { items, next } = await queryPage({
    index: 'byStatus',
    partition: partitions.listingStatus(status),
    ...(place && { before: place }),
    newestFirst: true,
    limit: atMost,
  })
  stream.waiting = items.map((item) => listingRecord.parse(item))
  stream.place = next && String(next['statusSk'])
  stream.isEnd = !next
}

/** All listings after a place, newest first (what waits for a decision by when it was sent); `firstLook` is how many are probably wanted. */
async function* newestFirst(place: string | undefined, firstLook: number): AsyncGenerator<ListingRecord> {
  const streams = listingStatuses.map((status): Stream => ({ status, waiting: [], place, isEnd: false }))
  for (let atOnce = firstLook; ; atOnce = rowsAtOnce) {
    const empty = streams.filter(({ waiting, isEnd }) => waiting.length === 0 && !isEnd)
    await Promise.all(empty.map((stream) => refill(stream, atOnce)))
    const [first, ...others] = streams.filter(({ waiting }) => waiting.length > 0)
    // A stream may be empty and not at its end: the next read decides.
    if (!first && streams.every(({ isEnd }) => isEnd)) return
    if (!first) continue
    const placeIn = ({ waiting }: Stream) => statusPlace(waiting[0]!)
    const newest = others.reduce((best, each) => (placeIn(each) > placeIn(best) ? each : best), first)
    yield newest.waiting.shift()!
  }
}

/**
 * One page of all listings for which `keep` returns true, newest first: a merge of the four statuses, since no partition could
 * hold a whole market. At most `reads` rows are read, so a page can be short or empty and still have a `nextCursor`. The cursor
 * is the position in time of the last row read, so it stays valid when statuses change in between.
 * @throws AppError BAD_REQUEST for a cursor of another list
 */
export const listEveryListing = async (
  { limit, cursor }: Page,
  keep: (listing: ListingRecord) => boolean,
  reads: number = limits.adminSearchReads,
) => {
  let { place } = readCursor(cursor, ['place'], (key) => everyPlace.test(key.place)) ?? {}
  const listings: ListingRecord[] = []
  let looked = 0
  for await (const listing of newestFirst(place, limit + 1)) {
    if (listings.length === limit || looked === reads)
      return { listings, nextCursor: place && writeCursor({ place }) }
    looked++
    place = statusPlace(listing)
    if (keep(listing)) listings.push(listing)
  }
  return { listings, nextCursor: undefined }
}

// The attributes that form the key of a row in the index by owner.
const ownedNames = ['pk', 'sk', tableIndexes.byOwner.partition, tableIndexes.byOwner.sort] as const

// Rows of a table are read by the hundred; of long listings a page ends at the megabyte of one read.
const ownedAtOnce = 500

/**
 * One page of what a user has listed, newest first.
 * @throws AppError BAD_REQUEST for a cursor of another list
 */
export const pageOwnedListings = async (ownerId: string, cursor: string | undefined) => {
  const partition = partitions.ownedListings(ownerId)
  const { items, next } = await queryPage({
    index: 'byOwner',
    partition,
    newestFirst: true,
    limit: ownedAtOnce,
    start: readCursor(cursor, ownedNames, (key) => key[tableIndexes.byOwner.partition] === partition),
  })
  return { listings: items.map((item) => listingRecord.parse(item)), nextCursor: writeCursor(next) ?? null }
}
