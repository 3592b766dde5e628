import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys, partitions } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'
import { id, isIdOf, slug } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'
import { verificationStatuses } from '#shared/schemas/user.ts'

const dealerRecord = z.object({
  /** The user's id: one account, one dealership. */
  id: id('user'),
  slug,
  businessName: z.string(),
  city: z.string(),
  country: z.string(),
  description: z.string(),
  logoUrl: z.nullable(z.string()),
  coverImageUrl: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  whatsappNumber: z.nullable(z.string()),
  website: z.nullable(z.string()),
  address: z.string(),
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
  yearsInBusiness: z.nullable(z.number()),
  totalSales: z.number(),
  verificationStatus: z.enum(verificationStatuses),
  createdAt: instant,
})
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
