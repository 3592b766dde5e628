import { readFeed, readIndex, watermarkAt } from '#functions/data/feed.ts'
import { partitions } from '#functions/data/keys.ts'
import { toSearchChange } from '#functions/data/to-search-change.ts'
import type { SearchDocument } from '#functions/search/document.ts'
import type { Watermarks } from '#functions/search/watermarks.ts'
import { changeShards } from '#shared/constants/table.ts'

const shards = Array.from({ length: changeShards }, (_, shard) => partitions.changes(shard))

/** Reads the feed as if nothing had been read yet: every listing that was ever public. */
export const beginning: Watermarks = shards.map(() => '')

/** Watermarks for a reader who has just read the listings themselves, beginning at `now`. */
export const watermarksAt = (now: Date): Watermarks => shards.map(() => watermarkAt(now))

/**
 * What changed since the watermarks, in no order, and the watermarks to go on from. `now` is taken before reading.
 * Without news it costs half a read unit per shard.
 */
export const changesSince = (watermarks: Watermarks, now: Date) =>
  readFeed(shards, watermarks, now, toSearchChange)

/** Every listing that is approved and visible now, from the listings themselves: what a rebuild starts from. */
export const approvedDocuments = async (): Promise<SearchDocument[]> => {
  const changes = await readIndex('byStatus', partitions.listingStatus('APPROVED'), toSearchChange)
  return changes.flatMap((change) => ('document' in change ? change.document : []))
}
