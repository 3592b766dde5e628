import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { createTable } from '#scripts/local/create-table.ts'
import type { Copy } from './copies.ts'
import { itemsOf, type Item } from './table-items.ts'

const atOnce = 25

const put = async (client: DynamoDBDocumentClient, table: string, items: readonly Item[]): Promise<void> => {
  let requests = items.map((item) => ({ PutRequest: { Item: { ...item } } }))
  while (requests.length > 0) {
    const { UnprocessedItems = {} } = await client.send(
      new BatchWriteCommand({ RequestItems: { [table]: requests } }),
    )
    requests = (UnprocessedItems[table] ?? []) as typeof requests
  }
}

/** Copies a table item by item, for stores that keep no past. */
export const copyTable = async (client: DynamoDBClient, table: string, name: string): Promise<Copy> => {
  const at = new Date()
  await createTable(client, name)
  const documents = DynamoDBDocumentClient.from(client)
  let batch: Item[] = []
  for await (const item of itemsOf(documents, table)) {
    batch.push(item)
    if (batch.length < atOnce) continue
    await put(documents, name, batch)
    batch = []
  }
  await put(documents, name, batch)
  return { name, at }
}
