import { DeleteCommand, paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { AppError } from '#functions/core/app-error.ts'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { countPersonWrites, wasCounted } from '#functions/data/listing-counts.ts'
import { table, tableName } from '#functions/data/table.ts'
import { ConditionsFailed, transact, type Write } from '#functions/data/transact.ts'
import { limits } from '#shared/constants/limits.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'

const favoriteRecord = z.object({ listingId: id('listing'), savedAt: instant })

const favoriteWrite = (userId: string, listingId: string, at: Date): Write => ({
  Update: {
    TableName: tableName(),
    Key: keys.favorite(userId, listingId),
    UpdateExpression:
      'SET listingId = :listing, userId = :user, savedAt = if_not_exists(savedAt, :at), ' +
      'ownerPk = :savers, ownerSk = if_not_exists(ownerSk, :place)',
    ExpressionAttributeValues: {
      ':listing': listingId,
      ':user': userId,
      ':at': at.toISOString(),
      ':savers': partitions.savers(listingId),
      ':place': timeSort(at.toISOString(), userId),
    },
  },
})

type NewFavorite = {
  userId: string
  listing: { id: string; ownerId: string }
  /** Whom to count for the listing, as `personOf` names them; undefined counts nobody. */
  person: string | undefined
  at: Date
}

/**
 * Saves a listing for a user; saving it again keeps the first time. Counts the person in the same transaction, unless they
 * count already. Nothing takes that back: the count tells how many wanted the car, not how many still keep it.
 * @throws AppError LISTING_NOT_FOUND when it was deleted meanwhile
 */
export const putFavorite = async ({ userId, listing, person, at }: NewFavorite): Promise<void> => {
  const isCounted = person === undefined || (await wasCounted('SAVE', listing.id, person, at))
  const count = isCounted ? [] : countPersonWrites('SAVE', listing, person, at)
  try {
    await transact([favoriteWrite(userId, listing.id, at), ...count])
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error
    const [, isCountedNow] = error.failed
    if (!isCountedNow) throw new AppError('LISTING_NOT_FOUND', { cause: error })
    // Another call of the same person was quicker.
    await transact([favoriteWrite(userId, listing.id, at)])
  }
}

/** Removes a saved listing; removing an absent one is no error. */
export const deleteFavorite = async (userId: string, listingId: string): Promise<void> => {
  await table().send(new DeleteCommand({ TableName: tableName(), Key: keys.favorite(userId, listingId) }))
}

/** What a user saved and when, newest first; at most `limits.favorites`. */
export const listFavorites = async (userId: string): Promise<z.output<typeof favoriteRecord>[]> => {
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :user AND begins_with(sk, :favorite)',
      ExpressionAttributeValues: { ':user': partitions.user(userId), ':favorite': partitions.favoritePrefix },
      Limit: limits.favorites,
      ConsistentRead: true,
    }),
  )
  return Items.map((item) => favoriteRecord.parse(item)).toSorted((a, b) =>
    b.savedAt.localeCompare(a.savedAt),
  )
}

/** The ids a user saved, newest first. */
export const listFavoriteIds = async (userId: string): Promise<string[]> =>
  (await listFavorites(userId)).map(({ listingId }) => listingId)

const saverRecord = z.object({ userId: id('user') })

// One read of many people at a time is what the table answers in a batch.
const saversAtOnce = 100

/** Who saved a listing before an instant, page by page, the first to save it first. */
export async function* listSavers(listingId: string, before: string): AsyncGenerator<string[]> {
  const pages = paginateQuery(
    { client: table() },
    {
      TableName: tableName(),
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :savers AND ownerSk < :before',
      ExpressionAttributeValues: { ':savers': partitions.savers(listingId), ':before': before },
      Limit: saversAtOnce,
    },
  )
  for await (const { Items = [] } of pages) yield Items.map((item) => saverRecord.parse(item).userId)
}

/** A write that fails when this person has saved the listing no longer: the index may not know yet. */
export const stillSaved = (userId: string, listingId: string): Write => ({
  ConditionCheck: {
    TableName: tableName(),
    Key: keys.favorite(userId, listingId),
    ConditionExpression: 'attribute_exists(pk)',
  },
})
