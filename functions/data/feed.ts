import * as z from 'zod/mini'
import { logger } from '#functions/core/logger.ts'
import type { Change, Stamp } from '#functions/search/document.ts'
import type { Watermarks } from '#functions/search/watermarks.ts'
import type { TableIndex } from '#shared/constants/table.ts'
import type { Item } from '#functions/data/table.ts'
import { queryPages } from '#functions/data/queries.ts'

// The time comes from the feed's key, not from `updatedAt`: a write may restamp an item that nobody edited.
const stamped = z.object({ id: z.string(), version: z.number(), changeSk: z.string() })

/**
 * An item of a change feed or a tombstone as a change: a document while the public may see it, else a removal; `read`
 * says which. Undefined, and logged, when it does not even say what it is about.
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
 * How far behind the clock a watermark stays, so that what arrives late is still read. A change is stamped when its
 * request begins and written at most 10 s later, the handlers' timeout; the rest is for the index's lag and for clocks.
 * What is read twice is ignored by its version.
 */
const overlapMs = 15_000

/** The watermark of a reader who has read everything up to `now`. */
export const watermarkAt = (now: Date): string => new Date(now.getTime() - overlapMs).toISOString()

type Read<C> = { changes: C[]; watermarks: Watermarks }

/** What changed in the shards of a feed since their watermarks, in no order. `now` is taken before reading. */
export const readFeed = async <C>(
  shards: readonly string[],
  watermarks: Watermarks,
  now: Date,
  toChange: (item: Item) => C | undefined,
): Promise<Read<C>> => {
  const reached = watermarkAt(now)
  const from = shards.map((_, shard) => watermarks[shard] ?? '')
  const changes = await Promise.all(
    shards.map((partition, shard) => readIndex('changes', partition, toChange, from[shard])),
  )
  // A clock that was set back must not make a watermark go back.
  return { changes: changes.flat(), watermarks: from.map((known) => (reached > known ? reached : known)) }
}

/** What every item of an index's partition is, from a sort key on; an item that is nothing is left out. */
export const readIndex = async <C>(
  index: TableIndex,
  partition: string,
  toChange: (item: Item) => C | undefined,
  from = '',
): Promise<C[]> => {
  const changes: C[] = []
  // DynamoDB refuses an empty key value, and no key sorts before a blank.
  for await (const items of queryPages({ index, partition, from: from || ' ' }))
    changes.push(...items.flatMap((item) => toChange(item) ?? []))
  return changes
}
