import * as z from 'zod/mini'
import { watermarksAt } from '#functions/data/change-feed.ts'
import { getItems, anyItem, readable } from '#functions/data/table.ts'
import { keys, partitions } from '#functions/data/keys.ts'
import { listingRecord, type ListingRecord } from '#functions/data/listing-record.ts'
import type { Watermarks } from '#functions/search/watermarks.ts'
import { queryPage } from '#functions/data/queries.ts'

// Of each shard. A thousand listings in all are some megabytes and some seconds of work; the rest waits for the next run.
const changesAtOnce = 250

const named = z.object({ id: z.string() })
const place = z.object({ changeSk: z.string() })

type Reached = { ids: string[]; watermark: string }

/** One page of a shard, and how far it reaches: to `end`, or to its last change when there is more. */
const readShard = async (shard: number, from: string, end: string): Promise<Reached> => {
  const { items, next } = await queryPage({
    index: 'changes',
    partition: partitions.changes(shard),
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

const readListing = readable(listingRecord, 'changed listing')

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
 * The listings that changed since the watermarks, as they are now (strongly consistent), and the watermarks to go on from:
 * at most a bounded number, so that a backlog is worked off in several runs. A deleted listing is not among them. What
 * changed in the last seconds comes again (`watermarksAt` says why), so readers must bear hearing things twice.
 */
export const changedListingsSince = async (watermarks: Watermarks, now: Date): Promise<Changed> => {
  const shards = await Promise.all(
    watermarksAt(now).map((end, shard) => readShard(shard, watermarks[shard] ?? end, end)),
  )
  return {
    listings: await readListings([...new Set(shards.flatMap(({ ids }) => ids))]),
    watermarks: shards.map(({ watermark }) => watermark),
  }
}
