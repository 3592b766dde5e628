import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'

/**
 * Counts one call in the current fixed window. Exact under any parallelism: the condition is part of the increment.
 * @returns seconds until the window ends when the limit is already reached, else undefined.
 */
export const takeFromLimit = async (
  route: string,
  caller: string,
  limit: number,
  windowSeconds: number,
  now: Date,
): Promise<number | undefined> => {
  const seconds = Math.floor(now.getTime() / 1000)
  const start = seconds - (seconds % windowSeconds)
  const end = start + windowSeconds
  try {
    await table().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.rateLimit(route, caller, `${windowSeconds}#${start}`),
        UpdateExpression: 'ADD #count :one SET expiresAt = :end',
        ConditionExpression: 'attribute_not_exists(#count) OR #count < :limit',
        ExpressionAttributeNames: { '#count': 'count' },
        ExpressionAttributeValues: { ':one': 1, ':limit': limit, ':end': end },
      }),
    )
    return undefined
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return end - seconds
    throw error
  }
}
