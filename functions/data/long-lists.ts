import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import { readCursor, writeCursor } from '#functions/data/cursor.ts'
import { partitions } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'

type Item = Readonly<Record<string, unknown>>
type Place = { pk: string; sk: string }

/** What a person may have thousands of, in the order in which an export tells it. */
export const longLists = ['listings', 'plates', 'receivedLeads', 'sentLeads', 'notifications'] as const
export type LongList = (typeof longLists)[number]

const inIndex = (by: 'owner' | 'status', partitionOf: (userId: string) => string) => ({
  sort: `${by}Sk`,
  query: (userId: string): Partial<QueryCommandInput> => ({
    IndexName: by === 'owner' ? 'byOwner' : 'byStatus',
    KeyConditionExpression: `${by}Pk = :list`,
    ExpressionAttributeValues: { ':list': partitionOf(userId) },
  }),
  keyOf: (userId: string, { pk, sk }: Place, at: string) => ({
    pk,
    sk,
    [`${by}Pk`]: partitionOf(userId),
    [`${by}Sk`]: at,
  }),
})

const kept = {
  listings: inIndex('owner', partitions.ownedListings),
  plates: inIndex('owner', partitions.ownedPlates),
  receivedLeads: inIndex('owner', partitions.receivedLeads),
  sentLeads: inIndex('status', partitions.sentLeads),
  notifications: {
    sort: 'sk',
    query: (userId: string): Partial<QueryCommandInput> => ({
      KeyConditionExpression: 'pk = :user AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: {
        ':user': partitions.user(userId),
        ':prefix': partitions.notificationPrefix,
      },
    }),
    keyOf: (userId: string, _place: Place, at: string) => ({ pk: partitions.user(userId), sk: at }),
  },
}

const isLongList = (name: string): name is LongList => longLists.some((list) => list === name)

/** Where a walk through somebody's long lists goes on. */
export type WalkPlace = { list: LongList; pk: string; sk: string; at: string }

/**
 * A cursor back as a place; undefined at the beginning. Whose lists they are is not in it, so nobody's cursor opens another's.
 * @throws AppError BAD_REQUEST when it is not one of ours
 */
export const readWalkPlace = (cursor: string | undefined): WalkPlace | undefined => {
  const belongs = ({ list, at }: Record<'list' | 'at', string>) =>
    isLongList(list) && (list !== 'notifications' || at.startsWith(partitions.notificationPrefix))
  return readCursor(cursor, ['list', 'pk', 'sk', 'at'], belongs) as WalkPlace | undefined
}

/** The cursor of what follows this row of a list. */
export const walkCursor = (list: LongList, item: Item): string =>
  writeCursor({ list, pk: item['pk'], sk: item['sk'], at: item[kept[list].sort] }) ?? ''

/** The rows of one of a person's long lists, newest first, some at a time: all, or those after a place in it. */
export async function* longListPages(
  list: LongList,
  userId: string,
  { after, atOnce }: { after: WalkPlace | undefined; atOnce: number },
): AsyncGenerator<Item[]> {
  const { query, keyOf } = kept[list]
  let start: Record<string, unknown> | undefined = after && keyOf(userId, after, after.at)
  do {
    const { Items = [], LastEvaluatedKey } = await table().send(
      new QueryCommand({
        TableName: tableName(),
        ...query(userId),
        ScanIndexForward: false,
        Limit: atOnce,
        ExclusiveStartKey: start,
      }),
    )
    yield Items
    start = LastEvaluatedKey
  } while (start)
}
