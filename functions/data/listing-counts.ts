import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'
import { qatarDay } from '#shared/rules/qatar-day.ts'

/** What is counted of a listing: a look at its page, a contact with its seller, whichever way, or that it is saved. */
export type Counted = 'VIEW' | 'CONTACT' | 'SAVE'

/** Where each is kept: a total on the listing, and one number per day of the listing and of its seller. */
const kept = {
  VIEW: { total: 'viewCount', ofDay: 'views' },
  CONTACT: { total: 'contactCount', ofDay: 'contacts' },
  SAVE: { total: 'saveCount', ofDay: 'saves' },
} as const satisfies Record<Counted, { total: string; ofDay: string }>

// Somebody who comes back after a month is interested anew.
const guardDays = 30
// A year of charts, and a little to compare with the year before.
const dayKeptDays = 400

type CountedListing = { id: string; ownerId: string }

const inDays = (at: Date, days: number): number => Math.floor(at.getTime() / 1000) + days * 86_400

/** When the counts of the day of this instant go by themselves, in epoch seconds. */
export const dayKeptUntil = (at: Date): number => inDays(at, dayKeptDays)

const dayWrite = (key: { pk: string; sk: string }, ofDay: string, at: Date): Write => ({
  Update: {
    TableName: tableName(),
    Key: key,
    UpdateExpression: 'ADD #ofDay :one SET expiresAt = :until',
    ExpressionAttributeNames: { '#ofDay': ofDay },
    ExpressionAttributeValues: { ':one': 1, ':until': dayKeptUntil(at) },
  },
})

/**
 * The writes, for a transaction, that count a person (`personOf`) for a listing. The first is the guard: its condition
 * does not hold while the person counts already. The second fails when the listing is gone. Neither version nor change
 * key moves, so no edit conflicts with a look and search is not told of each.
 *
 * A seller's day is one item, so that a stock of hundreds is one short query; it takes some tens of people a second, all
 * their cars together, before transactions begin to wait for each other.
 */
export const countPersonWrites = (
  what: Counted,
  { id, ownerId }: CountedListing,
  person: string,
  at: Date,
): Write[] => {
  const { total, ofDay } = kept[what]
  const day = qatarDay(at)
  return [
    {
      Put: {
        TableName: tableName(),
        Item: { ...keys.counted(what, id, person), expiresAt: inDays(at, guardDays) },
        ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
        ExpressionAttributeValues: { ':now': inDays(at, 0) },
      },
    },
    {
      Update: {
        TableName: tableName(),
        Key: keys.listing(id),
        UpdateExpression: 'ADD #total :one',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#total': total },
        ExpressionAttributeValues: { ':one': 1 },
      },
    },
    dayWrite(keys.listingDay(id, day), ofDay, at),
    dayWrite(keys.sellerDay(ownerId, day), ofDay, at),
  ]
}

const guard = z.object({ expiresAt: z.number() })

/** Whether this person counts for this listing already; the guard's own condition settles a race. */
export const wasCounted = async (
  what: Counted,
  listingId: string,
  person: string,
  at: Date,
): Promise<boolean> => {
  const { Item } = await table().send(
    new GetCommand({
      TableName: tableName(),
      Key: keys.counted(what, listingId, person),
      ConsistentRead: true,
    }),
  )
  return Item !== undefined && guard.parse(Item).expiresAt > inDays(at, 0)
}
