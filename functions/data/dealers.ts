import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys, partitions } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'
import { dealerCard } from '#shared/schemas/dealer.ts'
import { isIdOf } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'

/** What visitors see, less the number of cars, which search counts. A dealer's id is its user's. */
const dealerRecord = z.extend(z.omit(dealerCard, { carsAvailable: true }), { createdAt: instant })
export type DealerRecord = z.output<typeof dealerRecord>

// The directory is one answer; Qatar has a few hundred showrooms.
const dealersAtMost = 1000

/** Writes, for a transaction, that store a new dealership and claim its slug. */
export const newDealerWrites = (dealer: DealerRecord): Write[] => [
  {
    Put: {
      TableName: tableName(),
      Item: {
        ...keys.dealer(dealer.id),
        ...dealer,
        statusPk: partitions.dealers(dealer.verificationStatus),
        statusSk: `${dealer.businessName.toLowerCase()}#${dealer.id}`,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  {
    Put: {
      TableName: tableName(),
      Item: { ...keys.slugGuard('dealer', dealer.slug), id: dealer.id },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
]

/** Writes, for a transaction, that remove a dealership's profile and its slug; its page and its place in the directory go. */
export const removeDealerWrites = ({ id, slug }: DealerRecord): Write[] => [
  { Delete: { TableName: tableName(), Key: keys.dealer(id) } },
  { Delete: { TableName: tableName(), Key: keys.slugGuard('dealer', slug) } },
]

/** A write, for a transaction, that adds to a dealership's count of sold cars; -1 when one is for sale again. */
export const salesWrite = (dealerId: string, amount: 1 | -1): Write => ({
  Update: {
    TableName: tableName(),
    Key: keys.dealer(dealerId),
    UpdateExpression: 'ADD totalSales :amount',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':amount': amount },
  },
})

/** The dealership of this slug or user id, or undefined. */
export const findDealer = async (slugOrId: string): Promise<DealerRecord | undefined> => {
  let dealerId: unknown = slugOrId
  if (!isIdOf('user', slugOrId)) {
    const guard = await table().send(
      new GetCommand({ TableName: tableName(), Key: keys.slugGuard('dealer', slugOrId) }),
    )
    if (!guard.Item) return undefined
    dealerId = guard.Item.id
  }
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: keys.dealer(String(dealerId)), ConsistentRead: true }),
  )
  return Item && dealerRecord.parse(Item)
}

/** The verified dealerships by name. */
export const listVerifiedDealers = async (): Promise<DealerRecord[]> => {
  const found: DealerRecord[] = []
  let start: Record<string, unknown> | undefined
  do {
    const page = await table().send(
      new QueryCommand({
        TableName: tableName(),
        IndexName: 'byStatus',
        KeyConditionExpression: 'statusPk = :status',
        ExpressionAttributeValues: { ':status': partitions.dealers('APPROVED') },
        ExclusiveStartKey: start,
      }),
    )
    found.push(...(page.Items ?? []).map((item) => dealerRecord.parse(item)))
    start = page.LastEvaluatedKey
  } while (start && found.length < dealersAtMost)
  return found
}
