import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { Contract } from '#shared/api/contract.ts'

// A caller has at most some thirty cells per route.
const tightBelow = 60

/** Deletes a caller's rate limit counts for a route: the matrix tests permissions, not limits. */
export const deleteCalls = async ({ id, limits = [] }: Contract, userId: string): Promise<void> => {
  if (!limits.some(({ per, limit }) => per === 'user' && limit < tightBelow)) return
  const { pk } = keys.rateLimit(id, userId, '')
  const TableName = tableName()
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
    }),
  )
  await Promise.all(
    Items.map(({ sk }) => table().send(new DeleteCommand({ TableName, Key: { pk, sk: sk as string } }))),
  )
}
