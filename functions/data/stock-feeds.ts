import * as z from 'zod/mini'
import { dayMs, retryConflict } from '#functions/core/time.ts'
import { keys, partitions, timeSort } from './keys.ts'
import { queryPages } from './queries.ts'
import {
  checkWrite,
  deleteWrite,
  getItem,
  type ItemWrite,
  putWrite,
  readable,
  updateWrite,
  write,
} from './table.ts'
import { ConditionsFailed, transact, type Write } from './transact.ts'
import { nextNight } from '#shared/rules/feed.ts'
import { id } from '#shared/schemas/ids.ts'
import { feedRun, feedStates, goneActions } from '#shared/schemas/stock-feed.ts'
import { importModes } from '#shared/schemas/stock-import.ts'
import { instant } from '#shared/schemas/text.ts'

// A dealership has one feed, under its user, so it goes with the account. Its place in the index is the time at which a job has
// something to do about it: to have it fetched, or to find that a fetch never came to its end.

/** A file as its server names it, and its hash: the same again is not read. */
export const fingerprint = z.object({
  etag: z.nullable(z.string()),
  lastModified: z.nullable(z.string()),
  hash: z.string(),
})

const feedRecord = z.object({
  ownerId: id('user'),
  /** May hold a secret: neither logged, nor mailed, nor sent back. */
  address: z.string(),
  mode: z.enum(importModes),
  gone: z.enum(goneActions),
  state: z.enum(feedStates),
  /** When a person last changed what it does. */
  setAt: instant,
  /** The last file that could be used. */
  seen: z.nullable(fingerprint),
  /** Not all of that file could be done, so it is read again though it is the same. Absent in those of before. */
  isUnsettled: z._default(z.boolean(), false),
  failures: z.number(),
  /** A hash of the refused rows that its dealership was last told of. */
  told: z.nullable(z.string()),
  runs: z.array(feedRun),
  /** A person asked for the next fetch. */
  isAsked: z.boolean(),
  /** The fetch that was handed over, by the id of the import that it would make. */
  fetching: z.nullable(z.object({ importId: id('import'), by: feedRun.shape.by })),
  /** Null while there is nothing to do. */
  dueAt: z.nullable(instant),
  version: z.number(),
})
export type FeedRecord = z.output<typeof feedRecord>

/** A feed that does nothing until the coming night. */
export const restUntilNight = (feed: FeedRecord, at: Date): FeedRecord => ({
  ...feed,
  fetching: null,
  isAsked: false,
  dueAt: feed.state === 'ON' ? nextNight(at, feed.ownerId).toISOString() : null,
})

/** The feed of a dealership, or undefined. Strongly consistent: its owner asks while a job works. */
export const findFeed = (ownerId: string): Promise<FeedRecord | undefined> =>
  getItem(keys.stockFeed(ownerId), feedRecord)

/** A write that stores a feed in place of what was seen, or the first one; it fails when that has changed since. */
export const feedWrite = (feed: FeedRecord, seen: FeedRecord | undefined): Write =>
  putWrite(
    {
      ...keys.stockFeed(feed.ownerId),
      ...feed,
      version: (seen?.version ?? 0) + 1,
      ...(feed.dueAt && { statusPk: partitions.stockFeeds, statusSk: timeSort(feed.dueAt, feed.ownerId) }),
    },
    {
      ...(seen
        ? { if: 'version = :seen', values: { seen: seen.version } }
        : { if: 'attribute_not_exists(pk)' }),
      refuse: 'CONFLICT',
    },
  )

/**
 * Changes a feed, whatever else happens to it meanwhile, with `together` in the same transaction. `change` returns undefined where
 * there is nothing to change any more.
 * @returns the feed as it is then; undefined when it was not changed
 * @throws AppError the refusal of a write of `together`
 */
export const changeFeed = (
  ownerId: string,
  change: (feed: FeedRecord) => FeedRecord | undefined,
  together: (next: FeedRecord, seen: FeedRecord) => Promise<readonly Write[]> = async () => [],
): Promise<FeedRecord | undefined> =>
  retryConflict(async () => {
    const seen = await findFeed(ownerId)
    const next = seen && change(seen)
    if (next) await transact([...(await together(next, seen)), feedWrite(next, seen)])
    return next
  })

/** Writes that forget the feed of a dealership, and the numbers that it had. */
export const removeFeedWrites = (ownerId: string): ItemWrite[] => [
  deleteWrite(keys.stockFeed(ownerId)),
  deleteWrite(keys.feedStock(ownerId)),
]

/** Forgets the feed of a dealership, and the numbers that it had. Doing it again is no error. */
export const removeFeed = async (ownerId: string): Promise<void> => {
  for (const each of removeFeedWrites(ownerId)) await write(each)
}

/** Feeds about which there is something to do, page by page. */
export async function* dueFeedPages(at: Date): AsyncGenerator<FeedRecord[]> {
  const query = { index: 'byStatus', partition: partitions.stockFeeds, before: at.toISOString() } as const
  const read = readable(feedRecord, 'feed')
  for await (const items of queryPages({ ...query, limit: 50 })) yield items.flatMap(read)
}

const feedStock = z.object({
  /** Of the cars in its last usable file, and of those that it lacked and that wait for a yes. */
  known: z.array(z.string()),
  /** Of the cars that its last file says are there: no row that was refused or waits for a yes. Absent in those of before. */
  offered: z._default(z.array(z.string()), []),
  /** Of the cars that were paused because it lacked them. */
  paused: z.array(z.string()),
  /** Of the cars that count as sold because it lacked them. */
  sold: z._default(z.array(z.string()), []),
  /** Of those two, the cars that were reserved when it lacked them. Absent in those of before. */
  reserved: z._default(z.array(z.string()), []),
  /** Of those two, the cars that its last file had again, each with the time at which it was taken off sale. Absent in those of before. */
  returning: z._default(z.record(z.string(), z.string()), {}),
  /** A car waits for a review before the file can be followed. Absent in those of before. */
  isWaiting: z._default(z.boolean(), false),
})
export type FeedStock = z.output<typeof feedStock>

/** The stock numbers that a feed had last, in the form of `stockKey`. */
export const readFeedStock = async (ownerId: string): Promise<FeedStock> =>
  (await getItem(keys.feedStock(ownerId), feedStock)) ?? {
    known: [],
    offered: [],
    paused: [],
    sold: [],
    reserved: [],
    returning: {},
    isWaiting: false,
  }

// A feed whose server has been away for longer says nothing of today.
const freshMs = 7 * dayMs

/** The stock numbers of the cars that a dealership's feed offers, if it was read in the past week; none without one. */
export const readStockInFeed = async (ownerId: string, at: Date): Promise<ReadonlySet<string>> => {
  const feed = await findFeed(ownerId)
  const since = new Date(at.getTime() - freshMs).toISOString()
  const isFresh = feed?.runs.some(
    (run) => run.at >= since && (run.outcome === 'UNCHANGED' || run.outcome === 'IMPORTED'),
  )
  if (feed?.state !== 'ON' || !isFresh) return new Set()
  return new Set((await readFeedStock(ownerId)).offered)
}

/**
 * Notes the stock numbers that a feed has now, as they follow from those that were `seen`; of a feed that is gone meanwhile, nothing.
 * @returns false, and nothing is stored, when cars were added meanwhile to those that it paused: lists only grow between two checks
 */
export const putFeedStock = async (
  ownerId: string,
  stock: FeedStock,
  seen: Pick<FeedStock, 'paused' | 'reserved'>,
): Promise<boolean> => {
  try {
    await transact([
      checkWrite(keys.stockFeed(ownerId), { if: 'attribute_exists(pk)' }),
      putWrite(
        { ...keys.feedStock(ownerId), ...stock },
        {
          if: 'attribute_not_exists(pk) OR (size(paused) = :paused AND (attribute_not_exists(reserved) OR size(reserved) = :reserved))',
          values: { paused: seen.paused.length, reserved: seen.reserved.length },
        },
      ),
    ])
    return true
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error
    return error.failed[0] === true
  }
}

/**
 * Adds stock numbers to those of the cars that were paused because a feed lacked them, and to those of them that were reserved; of a feed
 * that is gone meanwhile, nothing. Appended by the store itself: a night's check may write the others. Done again, they are there twice,
 * which means nothing more.
 * @returns whether there was such a feed
 */
export const addPausedByFeed = (
  ownerId: string,
  { paused, reserved }: Pick<FeedStock, 'paused' | 'reserved'>,
): Promise<boolean> =>
  write(
    updateWrite(keys.feedStock(ownerId), {
      compute: {
        paused: 'list_append(paused, :paused)',
        reserved: 'list_append(if_not_exists(reserved, :none), :reserved)',
      },
      if: 'attribute_exists(pk)',
      values: { paused, reserved, none: [] },
    }),
  )
