import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { keys, partitions } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'

// One item would make every listing write of the whole market wait for every other; sixteen do not.
const shards = 16

// In turn, from a place by chance: two counts of one name in one transaction must not meet in one item.
let turn = Math.floor(Math.random() * shards)

/** The write, for a transaction, that adds the given amounts to a kept count: `{ OPEN: 1 }`. None when nothing changes. */
export const countWrites = (name: string, amounts: Readonly<Record<string, number>>): Write[] => {
  const changed = Object.entries(amounts).filter(([, amount]) => amount !== 0)
  if (changed.length === 0) return []
  turn = (turn + 1) % shards
  return [
    {
      Update: {
        TableName: tableName(),
        Key: keys.counter(name, turn),
        UpdateExpression: `ADD ${changed.map((_, index) => `#n${index} :n${index}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(changed.map(([key], index) => [`#n${index}`, key])),
        ExpressionAttributeValues: Object.fromEntries(
          changed.map(([, amount], index) => [`:n${index}`, amount]),
        ),
      },
    },
  ]
}

/** The write, for a transaction, that counts something under `to` from now on and under `from` no more; null is nowhere. */
export const moveCountWrites = (name: string, from: string | null, to: string | null): Write[] =>
  from === to ? [] : countWrites(name, { ...(from && { [from]: -1 }), ...(to && { [to]: 1 }) })

/** The kept counts by key, summed over the shards. One query of at most sixteen small items. */
export const readCounts = async (name: string): Promise<Record<string, number>> => {
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partitions.counter(name) },
    }),
  )
  const sums: Record<string, number> = {}
  for (const { pk: _pk, sk: _sk, ...amounts } of Items) {
    for (const [key, amount] of Object.entries(amounts)) sums[key] = (sums[key] ?? 0) + Number(amount)
  }
  return sums
}
