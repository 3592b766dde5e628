import { paginateQuery } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys, partitions } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'
import { id } from '#shared/schemas/ids.ts'
import { consentView } from '#shared/schemas/preferences.ts'

const consentRecord = z.extend(consentView, { userId: id('user') })
export type ConsentRecord = z.output<typeof consentRecord>

/** A write that adds a line to a person's consent history, for the transaction of what was agreed to or withdrawn. */
export const consentWrite = (entry: ConsentRecord): Write => ({
  Put: {
    TableName: tableName(),
    Item: { ...keys.consent(entry.userId, entry.at, entry.id), ...entry },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
})

/** What a person agreed to and withdrew, newest first; everything, or the newest `atMost`. */
export const listConsents = async (userId: string, atMost = Infinity): Promise<ConsentRecord[]> => {
  const found: ConsentRecord[] = []
  const pages = paginateQuery(
    { client: table() },
    {
      TableName: tableName(),
      KeyConditionExpression: 'pk = :user AND begins_with(sk, :consent)',
      ExpressionAttributeValues: { ':user': partitions.user(userId), ':consent': partitions.consentPrefix },
      ScanIndexForward: false,
      ConsistentRead: true,
      ...(atMost < Infinity && { Limit: atMost }),
    },
  )
  for await (const { Items = [] } of pages) {
    found.push(...Items.map((item) => consentRecord.parse(item)))
    if (found.length >= atMost) break
  }
  return found
}
