import { invalid } from '#functions/core/app-error.ts'
import type { Item, Key } from './table.ts'
import type { QueueName } from '#shared/schemas/figures.ts'
import { limits } from '#shared/constants/limits.ts'
import { type Query, queryPage, queryPages } from './queries.ts'
import { partitions } from './keys.ts'
import { tableIndexes, type TableIndex } from '#shared/constants/storage.ts'

// Pages of long lists. A cursor is the key of the row after which a list goes on.

/** The place where a page ended, as an opaque text for the client; undefined at the end of the list. */
export const writeCursor = (key: Item | undefined): string | undefined =>
  key && Buffer.from(JSON.stringify(key)).toString('base64url')

const isKeyOf = <Name extends string>(names: readonly Name[], key: unknown): key is Record<Name, string> =>
  typeof key === 'object' &&
  key !== null &&
  Object.keys(key).length === names.length &&
  names.every((name) => {
    const part = (key as Record<string, unknown>)[name]
    // The table takes no half characters.
    return typeof part === 'string' && part !== '' && part.isWellFormed()
  })

/**
 * A cursor back as a start key.
 * @throws AppError BAD_REQUEST when it is not one of ours with exactly these names, or `belongs` says it is another list's
 */
export const readCursor = <Name extends string>(
  cursor: string | undefined,
  names: readonly Name[],
  belongs: (key: Readonly<Record<Name, string>>) => boolean,
): Record<Name, string> | undefined => {
  if (cursor === undefined) return undefined
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (isKeyOf(names, key) && belongs(key)) return key
  } catch {
    // Falls through: not JSON is as wrong as JSON of another shape.
  }
  throw invalid('cursor', 'This page of the list does not exist')
}

/** A page of a long list: at most `limit`, after the `cursor` of the page before. */
export type Page = { limit: number; cursor?: string | undefined; oldestFirst?: boolean }

// The attributes that form the key of a row in the index by status.
const names = ['pk', 'sk', 'statusPk', 'statusSk'] as const

const readPlace = (cursor: string | undefined, isOfList: (partition: string) => boolean) =>
  readCursor(cursor, names, ({ statusPk }) => isOfList(statusPk))

const cursorAfter = (item: Item): string | undefined =>
  writeCursor(Object.fromEntries(names.map((name) => [name, item[name]])))

type Rows = { limit: number; oldestFirst: boolean; start: Item | undefined }

const statusRows = (partition: string, { limit, oldestFirst, start }: Rows) =>
  queryPage({ index: 'byStatus', partition, newestFirst: !oldestFirst, limit, start })

/**
 * One page of the items of a partition of any index, newest first.
 * @throws AppError BAD_REQUEST for a cursor of another list
 */
export const pageOfIndex = async (index: TableIndex, partition: string, { limit, cursor }: Page) => {
  const { partition: pk, sort: sk } = tableIndexes[index]
  const start = readCursor(cursor, ['pk', 'sk', pk, sk], (key) => key[pk] === partition)
  const { items, next } = await queryPage({ index, partition, newestFirst: true, limit, start })
  return { items, nextCursor: writeCursor(next) }
}

const queues: Record<QueueName, Pick<Query, 'partition' | 'prefix'>> = {
  listings: { partition: partitions.listingStatus('PENDING') },
  checks: { partition: partitions.publicationChecks('OPEN') },
  plates: { partition: partitions.plateStatus('PENDING') },
  // As the list of them has it: by their dealerships, which leave it while their owner is suspended.
  applications: { partition: partitions.dealers('PENDING'), prefix: partitions.appliedPrefix },
  reports: { partition: partitions.reports('OPEN') },
  appeals: { partition: partitions.appeals('OPEN') },
  messages: { partition: partitions.contactMessages('OPEN') },
  dealerReviews: { partition: partitions.dealerReviews('OPEN') },
  quotes: { partition: partitions.quotes('NEW') },
}

/** Since when the oldest of a queue of the admins waits; null when it is empty. */
export const oldestOfQueue = async (name: QueueName): Promise<string | null> => {
  const queue = queues[name]
  const { items } = await queryPage({ index: 'byStatus', ...queue, limit: 1 })
  const place = items[0] && String(items[0]['statusSk']).slice(queue.prefix?.length ?? 0)
  return place?.split('#')[0] ?? null
}

// After a first look that would do if everything were kept: some hundreds of rows are a quarter of the megabyte of an answer.
const rowsAtOnce = 250

type Found<T> = { items: T[]; nextCursor: string | undefined }

/**
 * A page of those items of a partition of the index by status that `keep` says yes to, by time, newest first unless
 * `oldestFirst`. At most `limits.adminSearchReads` rows are looked at, so a page can be short or empty and still have a
 * `nextCursor`; it goes on after the last row that was looked at.
 * @throws AppError BAD_REQUEST for a cursor of another list
 */
export const searchByStatus = async <T>(
  partition: string,
  { limit, cursor, oldestFirst = false }: Page,
  read: (item: Item) => T,
  keep: (thing: T) => boolean,
): Promise<Found<T>> => {
  const found: T[] = []
  let start: Item | undefined = readPlace(cursor, (list) => list === partition)
  let left: number = limits.adminSearchReads
  let atOnce = limit
  do {
    const { items, next } = await statusRows(partition, { limit: Math.min(left, atOnce), oldestFirst, start })
    for (const [index, item] of items.entries()) {
      const thing = read(item)
      if (keep(thing)) found.push(thing)
      const isLast = index === items.length - 1 && !next
      if (found.length === limit && !isLast) return { items: found, nextCursor: cursorAfter(item) }
    }
    left -= items.length
    atOnce = rowsAtOnce
    start = next
  } while (start && left > 0)
  return { items: found, nextCursor: writeCursor(start) }
}

type Link = { partition: string; oldestFirst?: boolean }

/**
 * A page of several partitions of the index by status, one after the other, of the items for which `keep` returns true. A page
 * can be short or empty and still have a `nextCursor`, the same as of `searchByStatus`.
 * @throws AppError BAD_REQUEST for a cursor of another list
 */
export const searchChain = async <T>(
  links: readonly Link[],
  { limit, cursor }: Page,
  read: (item: Item) => T,
  keep: (thing: T) => boolean,
): Promise<Found<T>> => {
  const isOf = (partition: string) => (link: Link) => link.partition === partition
  const start = readPlace(cursor, (partition) => links.some(isOf(partition)))
  const first = start ? links.findIndex(isOf(start.statusPk)) : 0
  const items: T[] = []
  for (const [index, { partition, oldestFirst = false }] of links.entries()) {
    if (index < first) continue
    const page = { limit: limit - items.length, cursor: index === first ? cursor : undefined, oldestFirst }
    const found = await searchByStatus(
      partition,
      page,
      (item) => ({ item, thing: read(item) }),
      ({ thing }) => keep(thing),
    )
    items.push(...found.items.map(({ thing }) => thing))
    if (found.nextCursor) return { items, nextCursor: found.nextCursor }
    const last = found.items.at(-1)
    const isFull = items.length === limit && index < links.length - 1
    if (isFull && last) return { items, nextCursor: cursorAfter(last.item) }
  }
  return { items, nextCursor: undefined }
}

/** The lists in which a person may have thousands of items, in the order of an export. */
export const longLists = ['listings', 'plates', 'receivedLeads', 'sentLeads', 'notifications'] as const
export type LongList = (typeof longLists)[number]

const inIndex = (index: 'byOwner' | 'byStatus', partitionOf: (userId: string) => string) => {
  const { partition, sort } = tableIndexes[index]
  return {
    sort,
    query: (userId: string): Query => ({ index, partition: partitionOf(userId) }),
    keyOf: (userId: string, { pk, sk }: Key, at: string) => ({
      pk,
      sk,
      [partition]: partitionOf(userId),
      [sort]: at,
    }),
  }
}

const kept = {
  listings: inIndex('byOwner', partitions.ownedListings),
  plates: inIndex('byOwner', partitions.ownedPlates),
  receivedLeads: inIndex('byOwner', partitions.receivedLeads),
  sentLeads: inIndex('byStatus', partitions.sentLeads),
  notifications: {
    sort: 'sk',
    query: (userId: string): Query => ({
      partition: partitions.user(userId),
      prefix: partitions.notificationPrefix,
    }),
    keyOf: (userId: string, _key: Key, at: string) => ({ pk: partitions.user(userId), sk: at }),
  },
}

const isLongList = (name: string): name is LongList => longLists.some((list) => list === name)

/** The position from which a pass through a person's long lists continues. */
type ListPlace = { list: LongList; pk: string; sk: string; at: string }

/**
 * Parses a cursor into a place; undefined at the beginning. It does not hold the user, so one person's cursor cannot open
 * another's lists.
 * @throws AppError BAD_REQUEST when it is not one of ours
 */
export const readListPlace = (cursor: string | undefined): ListPlace | undefined => {
  const belongs = ({ list, at }: Record<'list' | 'at', string>) =>
    isLongList(list) && (list !== 'notifications' || at.startsWith(partitions.notificationPrefix))
  return readCursor(cursor, ['list', 'pk', 'sk', 'at'], belongs) as ListPlace | undefined
}

/** The cursor of what follows this row of a list. */
export const listCursor = (list: LongList, item: Item): string =>
  writeCursor({ list, pk: item['pk'], sk: item['sk'], at: item[kept[list].sort] }) ?? ''

/** The rows of one of a person's long lists, newest first, some at a time: all, or those after a place in it. */
export const longListPages = (
  list: LongList,
  userId: string,
  { after, atOnce }: { after: ListPlace | undefined; atOnce: number },
): AsyncGenerator<Item[]> => {
  const { query, keyOf } = kept[list]
  const start = after && keyOf(userId, after, after.at)
  return queryPages({ ...query(userId), newestFirst: true, limit: atOnce, start })
}
