import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'
import { id } from '#shared/schemas/ids.ts'

// Who comes back to a request after a day starts a new one.
const keptSeconds = 86_400

const created = z.object({ listingId: id('listing') })

/** A write, for a transaction, that notes which listing a request made; it fails when that request has made one. */
export const createdWrite = (userId: string, requestId: string, listingId: string, at: Date): Write => ({
  Put: {
    TableName: tableName(),
    Item: {
      ...keys.created(userId, requestId),
      listingId,
      expiresAt: Math.floor(at.getTime() / 1000) + keptSeconds,
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
})

/** The id of the listing that a request of this user has made, or undefined. Strongly consistent. */
export const findCreated = async (userId: string, requestId: string): Promise<string | undefined> => {
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: keys.created(userId, requestId), ConsistentRead: true }),
  )
  return Item && created.parse(Item).listingId
}
