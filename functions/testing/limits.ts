import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'

/**
 * Notes so many calls of a limit: in the next window too, because the stack uses the real clock and a window may end at any moment.
 * @param seconds the length of its windows
 */
export const setTaken = async (
  limit: string,
  caller: string,
  seconds: number,
  taken: number,
): Promise<void> => {
  const start = Math.floor(Date.now() / 1000 / seconds) * seconds
  for (const window of [start, start + seconds])
    await table().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.rateLimit(limit, caller, `${seconds}#${window}`),
        UpdateExpression: 'SET #count = :taken, expiresAt = :end',
        ExpressionAttributeNames: { '#count': 'count' },
        ExpressionAttributeValues: { ':taken': taken, ':end': window + seconds },
      }),
    )
}
