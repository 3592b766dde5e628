import { basename } from 'node:path/posix'
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { moveCountWrites } from '#functions/data/counters.ts'
import { dealerCounts, dealerRecord, placeOf, type DealerRecord } from '#functions/data/dealer-record.ts'
import { keys, partitions } from '#functions/data/keys.ts'
import { setFields } from '#functions/data/set-fields.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'
import { releaseWrite } from '#functions/data/uploads.ts'
import { isIdOf } from '#shared/schemas/ids.ts'

// The directory is one answer; Qatar has a few hundred showrooms.
const dealersAtMost = 1000

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

/** Writes, for a transaction, that store a new dealership, claim its slug and count it. */
export const newDealerWrites = (dealer: DealerRecord): Write[] => [
  {
    Put: {
      TableName: tableName(),
      Item: {
        ...keys.dealer(dealer.id),
        ...dealer,
        ...placeOf(dealer),
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
  ...moveCountWrites(dealerCounts, null, dealer.verificationStatus),
]

/**
 * Writes, for a transaction, that remove a dealership's profile and its slug; its page and its place in the directory go. Its
 * pictures are set loose, and the sweep removes them. They fail when the storefront changed since it was read: its new
 * pictures would belong to nobody for ever; and when its verification did, by which it is counted.
 */
export const removeDealerWrites = (dealer: DealerRecord, at: Date): Write[] => [
  {
    Delete: {
      TableName: tableName(),
      Key: keys.dealer(dealer.id),
      ConditionExpression:
        '(attribute_not_exists(#version) OR #version = :seen) AND verificationStatus = :verification',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':seen': dealer.version, ':verification': dealer.verificationStatus },
    },
  },
  { Delete: { TableName: tableName(), Key: keys.slugGuard('dealer', dealer.slug) } },
  ...moveCountWrites(dealerCounts, dealer.verificationStatus, null),
  ...[dealer.logoUrl, dealer.coverImageUrl].flatMap((url) =>
    url ? [releaseWrite(basename(url), dealer.id, at)] : [],
  ),
]

/** What a dealership says about itself, and may change. */
export type Showcase = Pick<
  DealerRecord,
  | 'description'
  | 'phoneNumber'
  | 'whatsappNumber'
  | 'website'
  | 'address'
  | 'hours'
  | 'logoUrl'
  | 'coverImageUrl'
>

/** A write, for a transaction, of what a dealership says about itself; it fails when that changed since `seen`. */
export const showcaseWrite = (dealerId: string, showcase: Showcase, seen: number): Write => {
  const set = setFields({ ...showcase, version: seen + 1 })
  return {
    Update: {
      TableName: tableName(),
      Key: keys.dealer(dealerId),
      ...set,
      // One that was never changed since there are versions has none yet.
      ConditionExpression:
        'attribute_exists(pk) AND (#version = :seen OR (attribute_not_exists(#version) AND :seen = :first))',
      ExpressionAttributeNames: { '#version': 'version', ...set.ExpressionAttributeNames },
      ExpressionAttributeValues: { ':seen': seen, ':first': 1, ...set.ExpressionAttributeValues },
    },
  }
}

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
