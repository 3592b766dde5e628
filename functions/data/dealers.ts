import { basename } from 'node:path/posix'
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { countWrite } from '#functions/data/counters.ts'
import { keys, partitions } from '#functions/data/keys.ts'
import { setFields } from '#functions/data/set-fields.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'
import { releaseWrite } from '#functions/data/uploads.ts'
import { dealerCard } from '#shared/schemas/dealer.ts'
import { isIdOf } from '#shared/schemas/ids.ts'
import { weekHours } from '#shared/schemas/storefront.ts'
import { instant } from '#shared/schemas/text.ts'

/** What visitors see, less the number of cars, which search counts. A dealer's id is its user's. */
export const dealerRecord = z.extend(z.omit(dealerCard, { carsAvailable: true }), {
  createdAt: instant,
  hours: z._default(z.nullable(weekHours), null),
  /** Grows with each change of the storefront; counting a sale does not move it. */
  version: z._default(z.number(), 1),
  /** Grows with each change of how it stands: its verification, its application, its name, its owner's suspension. */
  standing: z._default(z.number(), 1),
  /** Its owner is suspended: no page, no place in the directory. */
  isSuspended: z._default(z.boolean(), false),
  /** When it last sent its application; null while it never did. */
  appliedAt: z._default(z.nullable(instant), null),
})
export type DealerRecord = z.output<typeof dealerRecord>

/** The name of the kept counts of dealerships by verification, those of suspended owners among them. */
export const dealerCounts = 'DEALERS'

// The directory is one answer; Qatar has a few hundred showrooms.
const dealersAtMost = 1000

/**
 * Its place among the dealerships: by name, but those that wait for verification by how long they do, and before those that
 * have not applied yet.
 */
export const placeOf = (dealer: DealerRecord) => ({
  statusPk: partitions.dealers(dealer.isSuspended ? 'SUSPENDED' : dealer.verificationStatus),
  statusSk:
    dealer.verificationStatus === 'PENDING'
      ? `${dealer.appliedAt ? `0#${dealer.appliedAt}` : `1#${dealer.createdAt}`}#${dealer.id}`
      : `${dealer.businessName.toLowerCase()}#${dealer.id}`,
})

/** What an admin's decision, not the dealership itself, makes of its profile. */
type DealerStanding = Partial<
  Pick<
    DealerRecord,
    | 'verificationStatus'
    | 'isSuspended'
    | 'appliedAt'
    | 'businessName'
    | 'yearsInBusiness'
    | 'address'
    | 'website'
  >
>

/**
 * A write, for a transaction, that changes how a dealership stands, and its place in the directory with it. Its verification is
 * moved by `dealerVerdictWrites`, which counts it too.
 */
export const dealerStandingWrite = (seen: DealerRecord, change: DealerStanding): Write => {
  const set = setFields({ ...change, ...placeOf({ ...seen, ...change }), standing: seen.standing + 1 })
  return {
    Update: {
      TableName: tableName(),
      Key: keys.dealer(seen.id),
      ...set,
      // Its place is made of these: another's change in between must not be put back.
      ConditionExpression:
        '#seenStatus = :seenStatus AND #seenName = :seenName AND (#seenOut = :seenOut OR attribute_not_exists(#seenOut))' +
        ' AND (#seenApplied = :seenApplied OR attribute_not_exists(#seenApplied))' +
        ' AND (#standing = :standing OR attribute_not_exists(#standing))',
      ExpressionAttributeNames: {
        ...set.ExpressionAttributeNames,
        '#seenStatus': 'verificationStatus',
        '#seenName': 'businessName',
        '#seenOut': 'isSuspended',
        '#seenApplied': 'appliedAt',
        '#standing': 'standing',
      },
      ExpressionAttributeValues: {
        ...set.ExpressionAttributeValues,
        ':seenStatus': seen.verificationStatus,
        ':seenName': seen.businessName,
        ':seenOut': seen.isSuspended,
        ':seenApplied': seen.appliedAt,
        ':standing': seen.standing,
      },
    },
  }
}

const countMove = (amounts: Record<string, number>): Write[] =>
  [countWrite(dealerCounts, amounts)].filter((write) => write !== undefined)

/**
 * The writes, for a transaction, of an admin's decision about a dealership, or of its application: its standing, its place and
 * its count.
 */
export const dealerVerdictWrites = (
  seen: DealerRecord,
  change: DealerStanding & Pick<DealerRecord, 'verificationStatus'>,
): Write[] => [
  dealerStandingWrite(seen, change),
  ...(change.verificationStatus === seen.verificationStatus
    ? []
    : countMove({ [change.verificationStatus]: 1, [seen.verificationStatus]: -1 })),
]

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
  ...countMove({ [dealer.verificationStatus]: 1 }),
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
  ...countMove({ [dealer.verificationStatus]: -1 }),
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
