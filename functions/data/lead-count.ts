import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'

/**
 * A write, for a transaction, that counts one more contact request of a seller's. Nothing is ever taken off: requests go by
 * their expiry a year after their last message, and how many there were stays true.
 */
export const leadCountWrite = (sellerId: string): Write => ({
  Update: {
    TableName: tableName(),
    Key: keys.leadCount(sellerId),
    UpdateExpression: 'ADD received :one',
    ExpressionAttributeValues: { ':one': 1 },
  },
})

const leadCount = z.object({ received: z.number() })

/** How many contact requests a seller ever received. */
export const readLeadCount = async (sellerId: string): Promise<number> => {
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: keys.leadCount(sellerId), ConsistentRead: true }),
  )
  return Item ? leadCount.parse(Item).received : 0
}
