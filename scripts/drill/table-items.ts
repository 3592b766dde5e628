import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { BatchGetCommand, paginateScan } from '@aws-sdk/lib-dynamodb'
import { tableKeys } from '#shared/constants/storage.ts'

export type Item = Readonly<Record<string, unknown>>

/** Every item of a table, page by page. An operator's right: no function of ours may scan. */
export async function* itemsOf(client: DynamoDBDocumentClient, tableName: string): AsyncGenerator<Item> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName: tableName })) yield* Items
}

const keyOf = (item: Item) => ({
  [tableKeys.partition]: item[tableKeys.partition],
  [tableKeys.sort]: item[tableKeys.sort],
})

/** The name of an item's key as one text. */
export const keyText = (item: Item): string => JSON.stringify(keyOf(item))

const atOnce = 100

/** The items of another table that have the keys of these, by `keyText`. Strongly consistent. */
export const sameKeysIn = async (
  client: DynamoDBDocumentClient,
  tableName: string,
  items: readonly Item[],
): Promise<Map<string, Item>> => {
  const found = new Map<string, Item>()
  for (let from = 0; from < items.length; from += atOnce) {
    let keys: Record<string, unknown>[] = items.slice(from, from + atOnce).map(keyOf)
    while (keys.length > 0) {
      const { Responses = {}, UnprocessedKeys = {} } = await client.send(
        new BatchGetCommand({ RequestItems: { [tableName]: { Keys: keys, ConsistentRead: true } } }),
      )
      for (const item of Responses[tableName] ?? []) found.set(keyText(item), item)
      keys = UnprocessedKeys[tableName]?.Keys ?? []
    }
  }
  return found
}

// An id has small letters; what is written in capitals is what kind of thing it is.
const word = /^[A-Z_]+$/

/** What kind of thing an item is, by the first words of its keys: `LEAD/MESSAGE`. */
export const kindOf = (item: Item): string =>
  [tableKeys.partition, tableKeys.sort]
    .map((name) => String(item[name]).split('#')[0] ?? '')
    .filter((text) => word.test(text))
    .join('/')
