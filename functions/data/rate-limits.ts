import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'

const windowAt = (now: Date, windowSeconds: number) => {
  const seconds = Math.floor(now.getTime() / 1000)
  const start = seconds - (seconds % windowSeconds)
  return { seconds, start, end: start + windowSeconds }
}

/** Seconds until the current window ends when its limit is already used up, else undefined. Counts nothing. */
export const limitReached = async (
  route: string,
  caller: string,
  limit: number,
  windowSeconds: number,
  now: Date,
): Promise<number | undefined> => {
  const { seconds, start, end } = windowAt(now, windowSeconds)
  const Key = keys.rateLimit(route, caller, `${windowSeconds}#${start}`)
  const { Item } = await table().send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }))
  return Number(Item?.count ?? 0) >= limit ? end - seconds : undefined
}

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
  const { seconds, start, end } = windowAt(now, windowSeconds)
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

/** Begins the current window anew for a caller. */
export const forgetLimit = async (
  route: string,
  caller: string,
  windowSeconds: number,
  now: Date,
): Promise<void> => {
  const { start } = windowAt(now, windowSeconds)
  const Key = keys.rateLimit(route, caller, `${windowSeconds}#${start}`)
  await table().send(new DeleteCommand({ TableName: tableName(), Key }))
}
