import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'
import { instant } from '#shared/schemas/text.ts'

const asked = z.object({ at: instant })

/** When a seller was last sent a letter about what waits for their word. Strongly consistent. */
export const readAskedAt = async (sellerId: string): Promise<string | undefined> => {
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: keys.asked(sellerId), ConsistentRead: true }),
  )
  return Item && asked.parse(Item).at
}

/** A write that notes such a letter; it fails when another run has sent one since `seen`. */
export const askedWrite = (sellerId: string, seen: string | undefined, at: Date): Write => ({
  Put: {
    TableName: tableName(),
    Item: { ...keys.asked(sellerId), at: at.toISOString() },
    ...(seen === undefined
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: '#at = :seen',
          ExpressionAttributeNames: { '#at': 'at' },
          ExpressionAttributeValues: { ':seen': seen },
        }),
  },
})
