import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { alertEnd, alertWrite, anyMake } from '#functions/data/alerts.ts'
import { keys, partitions } from '#functions/data/keys.ts'
import { addWithin, removeFrom, type Quota } from '#functions/data/quota.ts'
import { orRefuse } from '#functions/data/or-refuse.ts'
import { table, tableName } from '#functions/data/table.ts'
import { transact, type Write } from '#functions/data/transact.ts'
import { limits } from '#shared/constants/limits.ts'
import { id } from '#shared/schemas/ids.ts'
import { savedSearchView } from '#shared/schemas/saved-search.ts'
import { instant } from '#shared/schemas/text.ts'

const savedSearchRecord = z.extend(savedSearchView, {
  userId: id('user'),
  /** When alerts were switched on, null while they are off. */
  alertsSince: z.nullable(instant),
  version: z.number(),
})
export type SavedSearchRecord = z.output<typeof savedSearchRecord>

/** A saved search of this person's, or undefined. Strongly consistent. */
export const getSavedSearch = async (
  userId: string,
  searchId: string,
): Promise<SavedSearchRecord | undefined> => {
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: keys.savedSearch(userId, searchId), ConsistentRead: true }),
  )
  return Item && savedSearchRecord.parse(Item)
}

/** A person's saved searches, newest first. A few dozen at most, so one page holds them all. */
export const listSavedSearches = async (userId: string): Promise<SavedSearchRecord[]> => {
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :user AND begins_with(sk, :search)',
      ExpressionAttributeValues: {
        ':user': partitions.user(userId),
        ':search': partitions.savedSearchPrefix,
      },
      ConsistentRead: true,
    }),
  )
  return Items.map((item) => savedSearchRecord.parse(item)).toSorted((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  )
}

/** The makes whose cars a search can match; `anyMake` where it names none in its own parameter. */
const makesOf = ({ searchParams: { make } }: SavedSearchRecord): string[] =>
  make ? [...new Set(make.split(',').map((name) => name.trim()))] : [anyMake]

const alertWrites = (search: SavedSearchRecord): Write[] => {
  const { userId, id: searchId, name, searchParams: params, alertsSince: since } = search
  if (since === null) return []
  return makesOf(search).map((make) => alertWrite({ make, userId, searchId, name, params, since }))
}

const alertEnds = (search: SavedSearchRecord): Write[] =>
  search.alertsSince === null
    ? []
    : makesOf(search).map((make) => alertEnd({ make, userId: search.userId, searchId: search.id }))

const keyOf = ({ userId, id }: SavedSearchRecord) => keys.savedSearch(userId, id)

const quotaOf = (userId: string): Quota => ({
  item: keys.held(userId),
  of: 'savedSearches',
  most: limits.savedSearches,
  full: 'SAVED_SEARCHES_FULL',
  recount: async () => (await listSavedSearches(userId)).length,
})

/**
 * Stores a new saved search with its alerts, and what belongs to the same act.
 * @throws AppError SAVED_SEARCHES_FULL; nothing is written then
 */
export const insertSavedSearch = (search: SavedSearchRecord, together: readonly Write[]): Promise<void> =>
  orRefuse(
    addWithin(quotaOf(search.userId), [
      {
        Put: {
          TableName: tableName(),
          Item: { ...keyOf(search), ...search },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      ...alertWrites(search),
      ...together,
    ]),
    'CONFLICT',
  )

/**
 * Replaces a saved search (never its parameters) and its alerts, with what belongs to the same act, provided nobody changed
 * it since it was read as `seen`. @throws AppError CONFLICT
 */
export const replaceSavedSearch = (
  search: SavedSearchRecord,
  seen: SavedSearchRecord,
  together: readonly Write[],
): Promise<void> =>
  orRefuse(
    transact([
      {
        Put: {
          TableName: tableName(),
          Item: { ...keyOf(search), ...search },
          ConditionExpression: 'version = :seen',
          ExpressionAttributeValues: { ':seen': seen.version },
        },
      },
      ...(search.alertsSince === null ? alertEnds(seen) : alertWrites(search)),
      ...together,
    ]),
    'CONFLICT',
  )

/** Deletes a saved search as it was read, with its alerts and what belongs to the same act. @throws AppError CONFLICT */
export const deleteSavedSearch = (seen: SavedSearchRecord, together: readonly Write[]): Promise<void> =>
  orRefuse(
    removeFrom(quotaOf(seen.userId), [
      {
        Delete: {
          TableName: tableName(),
          Key: keyOf(seen),
          ConditionExpression: 'version = :seen',
          ExpressionAttributeValues: { ':seen': seen.version },
        },
      },
      ...alertEnds(seen),
      ...together,
    ]),
    'CONFLICT',
  )
