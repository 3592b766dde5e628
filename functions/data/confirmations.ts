import { DeleteCommand, paginateQuery, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { logger } from '#functions/core/logger.ts'
import { conditionHeld } from '#functions/data/condition-held.ts'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { isListed, isShown } from '#functions/data/listing-card.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'
import { asksFrom, lastWordAt } from '#shared/rules/confirmation.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'

// Beside a listing lies what waits for a word of its seller, so that asking costs neither the listing a version nor the
// search a change. It is written in the transaction that puts the car on offer, takes it off, or hears the seller's word.

const confirmation = z.object({
  listingId: id('listing'),
  ownerId: id('user'),
  /** When something is to be done: asking, or pausing once that was in vain. Null for what silence has paused. */
  dueAt: z.nullable(instant),
  askedAt: z.nullable(instant),
})
export type Confirmation = z.output<typeof confirmation>

// A seller's whole stock is asked about together, as it is listed together.
const ownAtMost = 2000

const PAUSED = 'PAUSED'

/** What the item follows: the last word about a car on offer, or that silence has paused it. */
const standing = (listing: ListingRecord): string | undefined => {
  if (isListed(listing)) return lastWordAt(listing)
  return isShown(listing) && listing.isPausedBySilence ? PAUSED : undefined
}

const indexes = (ownerId: string, listingId: string, dueAt: string | null, changedAt: string) => ({
  ownerPk: partitions.ownConfirmations(ownerId),
  ownerSk: timeSort(dueAt ?? changedAt, listingId),
  ...(dueAt && { statusPk: partitions.confirmations, statusSk: timeSort(dueAt, listingId) }),
})

const confirmationItem = (listing: ListingRecord, isPaused: boolean) => {
  const { id: listingId, ownerId, updatedAt } = listing
  const asksAt = asksFrom(listing).toISOString()
  // A car that has just come back into sight is due from now on: a letter of this morning cannot have named it.
  const dueAt = isPaused ? null : asksAt > updatedAt ? asksAt : updatedAt
  const item: Confirmation = { listingId, ownerId, dueAt, askedAt: null }
  return { ...keys.confirmation(listingId), ...item, ...indexes(ownerId, listingId, dueAt, updatedAt) }
}

/** The write that belongs to a listing's own, if any. `before` is undefined for a new listing, `after` for one that goes. */
export const confirmationWrite = (
  before: ListingRecord | undefined,
  after: ListingRecord | undefined,
): Write | undefined => {
  const [was, is] = [before, after].map((listing) => listing && standing(listing))
  if (was === is) return undefined
  if (after && is) return { Put: { TableName: tableName(), Item: confirmationItem(after, is === PAUSED) } }
  return before && { Delete: { TableName: tableName(), Key: keys.confirmation(before.id) } }
}

const parsed = (item: Record<string, unknown>): Confirmation[] => {
  const { success, data, error } = confirmation.safeParse(item)
  if (success) return [data]
  logger.error('unreadable confirmation', error, { pk: String(item.pk) })
  return []
}

/** Whose cars are due at an instant, page by page, those that have waited longest first; a seller may come again. */
export async function* dueSellerPages(at: Date): AsyncGenerator<string[]> {
  const pages = paginateQuery(
    { client: table(), pageSize: 200 },
    {
      TableName: tableName(),
      IndexName: 'byStatus',
      KeyConditionExpression: 'statusPk = :waiting AND statusSk < :now',
      ExpressionAttributeValues: { ':waiting': partitions.confirmations, ':now': at.toISOString() },
    },
  )
  for await (const { Items = [] } of pages)
    yield [...new Set(Items.flatMap(parsed).map(({ ownerId }) => ownerId))]
}

/** What waits for a word of a seller, the longest due first. At most 2,000. */
export const listConfirmations = async (sellerId: string): Promise<Confirmation[]> => {
  const found: Confirmation[] = []
  const pages = paginateQuery(
    { client: table() },
    {
      TableName: tableName(),
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :own',
      ExpressionAttributeValues: { ':own': partitions.ownConfirmations(sellerId) },
    },
  )
  for await (const { Items = [] } of pages) {
    found.push(...Items.flatMap(parsed))
    if (found.length >= ownAtMost) break
  }
  return found.slice(0, ownAtMost)
}

const asSeen = ({ dueAt }: Confirmation) => ({
  ConditionExpression: 'dueAt = :seen',
  ExpressionAttributeValues: { ':seen': dueAt },
})

/** Notes that a car was asked about, and when that is over. False when its seller has spoken of it, or another run was faster. */
export const markAsked = (seen: Confirmation, askedAt: string, dueAt: Date): Promise<boolean> => {
  const due = dueAt.toISOString()
  const { ownerSk, statusSk } = indexes(seen.ownerId, seen.listingId, due, due)
  const { ConditionExpression, ExpressionAttributeValues } = asSeen(seen)
  return conditionHeld(
    table().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.confirmation(seen.listingId),
        UpdateExpression: 'SET askedAt = :asked, dueAt = :due, ownerSk = :ownerSk, statusSk = :statusSk',
        ConditionExpression,
        ExpressionAttributeValues: {
          ...ExpressionAttributeValues,
          ':asked': askedAt,
          ':due': due,
          ':ownerSk': ownerSk,
          ':statusSk': statusSk,
        },
      }),
    ),
  )
}

/** Removes what waits beside no listing on offer. */
export const forgetConfirmation = async (seen: Confirmation): Promise<void> => {
  await conditionHeld(
    table().send(
      new DeleteCommand({
        TableName: tableName(),
        Key: keys.confirmation(seen.listingId),
        ...asSeen(seen),
      }),
    ),
  )
}
