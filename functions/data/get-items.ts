import { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from '#functions/data/table.ts'

type Key = { pk: string; sk: string }

// DynamoDB's limit for one batch.
const batch = 100
// Under load a batch may come back in part; the rest is asked for again, but not for ever.
const tries = 4

/** The items of these keys that exist, in no order, strongly consistent. @throws when the store keeps leaving some out */
export const getItems = async (keys: readonly Key[]): Promise<Record<string, unknown>[]> => {
  const found: Record<string, unknown>[] = []
  for (let start = 0; start < keys.length; start += batch) {
    let wanted: Record<string, unknown>[] = keys.slice(start, start + batch)
    for (let attempt = 1; wanted.length > 0; attempt++) {
      const { Responses, UnprocessedKeys } = await table().send(
        new BatchGetCommand({ RequestItems: { [tableName()]: { Keys: wanted, ConsistentRead: true } } }),
      )
      found.push(...(Responses?.[tableName()] ?? []))
      wanted = UnprocessedKeys?.[tableName()]?.Keys ?? []
      if (wanted.length > 0 && attempt === tries)
        throw Object.assign(new Error('Batch left unread'), { name: 'SlowDown' })
    }
  }
  return found
}
