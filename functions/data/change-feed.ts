import * as z from 'zod/mini'
import { logger } from '#functions/core/logger.ts'
import { cylindersOf, driveOf, generationCode } from '#functions/search/car-family.ts'
import { trimOf } from '#functions/search/prices/trim.ts'
import type { Change, SearchDocument, Stamp } from '#functions/search/document.ts'
import type { Watermarks } from '#functions/search/watermarks.ts'
import { priceDrop } from '#shared/rules/price-drop.ts'
import { changeShards, type TableIndex } from '#shared/constants/storage.ts'
import { noCounts, type OfferCounts, type WithCounts, withCounts } from './counts.ts'
import { anyItem, getItems, type Item, readable } from './table.ts'
import { queryPage, queryPages } from './queries.ts'
import { isComplete, isListed, listingRecord, type ListingRecord, toListingCard } from './listing-record.ts'
import { keys, partitions } from './keys.ts'

// The time comes from the feed's key, not from `updatedAt`: a write may restamp an item that nobody edited.
const stamped = z.object({ id: z.string(), version: z.number(), changeSk: z.string() })

/**
 * Converts an item of a change feed or a tombstone into a change: a document while it is public (as `read` decides), else a
 * removal. Undefined, and logged, when it has no readable stamp.
 */
export const toChange = <D>(
  item: Item,
  read: (item: Item, at: Stamp) => D | undefined,
): Change<D> | undefined => {
  const stamp = stamped.safeParse(item)
  if (!stamp.success) {
    logger.error('change feed item without a stamp', stamp.error)
    return undefined
  }
  const { id, version, changeSk } = stamp.data
  const at = { version, changedAt: changeSk.slice(0, changeSk.indexOf('#')) }
  const document = item['sk'] === 'TOMBSTONE' ? undefined : read(item, at)
  return document ? { id, ...at, document } : { id, ...at, removed: true }
}

/**
 * How far a watermark stays behind the clock, so that late changes are still read. A change is stamped when its request begins
 * and written at most 10 s later, the handlers' timeout; jobs make each change `withinRequestTime`. The rest is for the index's lag and
 * for clocks. A change that is read twice is ignored by its version.
 */
const overlapMs = 15_000

/** The watermark of a reader who has read everything up to `now`. */
export const watermarkAt = (now: Date): string => new Date(now.getTime() - overlapMs).toISOString()

type Read<C> = { changes: C[]; watermarks: Watermarks }

const offer = z.object({
  id: z.string(),
  ownerId: z.string(),
  viewCount: z.optional(z.number()),
  contactCount: z.optional(z.number()),
  saveCount: z.optional(z.number()),
})

/** Converts a page of items, with the counts of each listing or plate among them: one batch read for a hundred. */
export const convertCounted = async <C>(
  items: readonly Item[],
  toChange: (item: Item, counts: OfferCounts) => C | undefined,
): Promise<C[]> => {
  const offers = items.flatMap((item) => offer.safeParse(item).data ?? [])
  const counts = new Map((await withCounts(offers)).map((counted) => [counted.id, counted]))
  return items.flatMap((item) => toChange(item, counts.get(String(item['id'])) ?? noCounts) ?? [])
}

/** Converts a page of items. */
type Convert<C> = (items: readonly Item[]) => Promise<C[]>

/** Reads the changes in the shards of a feed since their watermarks, in no order. `now` is taken before reading. */
export const readFeed = async <C>(
  shards: readonly string[],
  watermarks: Watermarks,
  now: Date,
  convert: Convert<C>,
): Promise<Read<C>> => {
  const reached = watermarkAt(now)
  const from = shards.map((_, shard) => watermarks[shard] ?? '')
  const changes = await Promise.all(
    shards.map(async (partition, shard) => {
      const found: C[] = []
      for await (const page of readIndex('changes', partition, convert, from[shard])) found.push(...page)
      return found
    }),
  )
  // A clock that was set back must not make a watermark go back.
  return { changes: changes.flat(), watermarks: from.map((known) => (reached > known ? reached : known)) }
}

/** Reads an index's partition from a sort key on and converts it page by page. */
async function* readIndex<C>(
  index: TableIndex,
  partition: string,
  convert: Convert<C>,
  from = '',
): AsyncGenerator<C[]> {
  // DynamoDB refuses an empty key value, and no key sorts before a blank.
  for await (const items of queryPages({ index, partition, from: from || ' ' })) yield await convert(items)
}

/** The documents of one status, page by page. */
export async function* readDocuments<D>(partition: string, convert: Convert<Change<D>>): AsyncGenerator<D[]> {
  for await (const changes of readIndex('byStatus', partition, convert))
    yield changes.flatMap((change) => ('document' in change ? change.document : []))
}

/**
 * An item of the change feed, a listing or a tombstone, as a change of the search index. An item that cannot be read is a
 * removal: one bad item must not stop the search.
 */
export const toSearchChange = (item: Item, counts: OfferCounts): Change | undefined =>
  toChange(item, (found, at) => readDocument(found, at, counts))

const toSearchChanges = (items: readonly Item[]): Promise<Change[]> => convertCounted(items, toSearchChange)

const readListing = readable(listingRecord, 'changed listing')

const readDocument = (item: Item, at: Stamp, counts: OfferCounts): SearchDocument | undefined => {
  const [listing] = readListing(item)
  return listing && toDocument({ ...listing, ...counts }, at)
}

const toDocument = (listing: WithCounts<ListingRecord>, at: Stamp): SearchDocument | undefined => {
  const { id, car, slug } = listing
  if (!isListed(listing) || slug === null || !isComplete(car)) return undefined
  const card = toListingCard(listing, car, slug)
  const words = [car.engineSize, car.description].filter(Boolean).join('\n')
  const { seats, doors, isAccidentFree } = car
  const details = {
    driveType: driveOf(car),
    seats,
    doors,
    cylinders: cylindersOf(car),
    isAccidentFree,
    isFirstOwner: car.owners === '1',
    hasFullService: car.serviceHistory === 'Agency',
    hasInspectionReport: Boolean(listing.inspectionReport),
    listedAt: listing.publishedAt ?? listing.createdAt,
    droppedAt: priceDrop(listing.priceHistory)?.at ?? null,
    generation: generationCode(card),
    trim: trimOf(card),
  }
  return { id, ...at, card, details, features: car.features ?? [], words }
}

const shards = Array.from({ length: changeShards }, (_, shard) => partitions.changes(shard))

/** Reads the feed as if nothing had been read yet: every listing that was ever public. */
export const beginning: Watermarks = shards.map(() => '')

/** Watermarks for a reader who has just read the listings themselves, beginning at `now`. */
export const watermarksAt = (now: Date): Watermarks => shards.map(() => watermarkAt(now))

/**
 * Reads the changes since the watermarks, in no order, and the watermarks to go on from. `now` is taken before reading. Without
 * changes it costs half a read unit per shard.
 */
export const changesSince = (watermarks: Watermarks, now: Date) =>
  readFeed(shards, watermarks, now, toSearchChanges)

/** All listings that are approved and visible now, from the listings themselves, page by page: the start of a build. */
export const approvedDocuments = () => readDocuments(partitions.listingStatus('APPROVED'), toSearchChanges)

// Per shard. A thousand listings in all are some megabytes and some seconds of work; the rest waits for the next run.
const changesAtOnce = 250

const named = z.object({ id: z.string() })
const place = z.object({ changeSk: z.string() })

type Reached = { ids: string[]; watermark: string }

/** One page of a shard of a feed, and how far it reaches: to `end`, or to its last change when there is more. */
export const readShard = async (partition: string, from: string, end: string): Promise<Reached> => {
  const { items, next } = await queryPage({
    index: 'changes',
    partition,
    from,
    limit: changesAtOnce,
    project: 'id',
  })
  const last = next && place.parse(next).changeSk
  const reached = last !== undefined && last < end ? last : end
  return {
    ids: items.flatMap((item) => named.safeParse(item).data?.id ?? []),
    // A clock that was set back must not make a watermark go back.
    watermark: reached > from ? reached : from,
  }
}

/** The listings of these ids as they are now. One that cannot be read is passed over and logged: it must not stop others. */
const readListings = async (ids: readonly string[]): Promise<ListingRecord[]> => {
  const items = await getItems(
    ids.map((listingId) => keys.listing(listingId)),
    anyItem,
  )
  return items.flatMap(readListing)
}

type Changed = { listings: ListingRecord[]; watermarks: Watermarks }

/**
 * The listings that changed since the watermarks, as they are now (strongly consistent), and the watermarks to go on from: at
 * most a bounded number, so that a backlog is worked off in several runs. A deleted listing is not among them. Changes of the
 * last seconds are read again (see `watermarksAt`), so readers must tolerate repetitions.
 */
export const changedListingsSince = async (watermarks: Watermarks, now: Date): Promise<Changed> => {
  const shards = await Promise.all(
    watermarksAt(now).map((end, shard) =>
      readShard(partitions.changes(shard), watermarks[shard] ?? end, end),
    ),
  )
  return {
    listings: await readListings([...new Set(shards.flatMap(({ ids }) => ids))]),
    watermarks: shards.map(({ watermark }) => watermark),
  }
}
