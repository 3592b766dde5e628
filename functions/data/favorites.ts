import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys, partitions } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import { limits } from '#shared/constants/limits.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'

const favoriteRecord = z.object({ listingId: id('listing'), savedAt: instant })

/** Saves a listing for a user; saving it again keeps the first time. */
export const putFavorite = async (userId: string, listingId: string, at: Date): Promise<void> => {
  await table().send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...keys.favorite(userId, listingId), listingId, savedAt: at.toISOString() },
    }),
  )
}

/** Removes a saved listing; removing an absent one is no error. */
export const deleteFavorite = async (userId: string, listingId: string): Promise<void> => {
  await table().send(new DeleteCommand({ TableName: tableName(), Key: keys.favorite(userId, listingId) }))
}

/** The ids a user saved, newest first; at most `limits.favorites`. */
export const listFavoriteIds = async (userId: string): Promise<string[]> => {
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :user AND begins_with(sk, :favorite)',
      ExpressionAttributeValues: { ':user': partitions.user(userId), ':favorite': partitions.favoritePrefix },
      Limit: limits.favorites,
      ConsistentRead: true,
    }),
  )
  return Items.map((item) => favoriteRecord.parse(item))
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
    .map(({ listingId }) => listingId)
}
