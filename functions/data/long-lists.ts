import { readCursor, writeCursor } from '#functions/data/lists.ts'
import { partitions } from '#functions/data/keys.ts'
import type { Item, Key } from '#functions/data/table.ts'
import { tableIndexes } from '#shared/constants/storage.ts'
import { queryPages, type Query } from '#functions/data/queries.ts'

/** What a person may have thousands of, in the order in which an export lists it. */
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

/** Where a pass through somebody's long lists goes on. */
export type ListPlace = { list: LongList; pk: string; sk: string; at: string }

/**
 * A cursor back as a place; undefined at the beginning. Whose lists they are is not in it, so nobody's cursor opens another's.
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
