import * as z from 'zod/mini'
import { logger } from '#functions/core/logger.ts'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { isListed, isShown } from '#functions/data/listing-card.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { putWrite, deleteWrite, updateWrite, write } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'
import { asksFrom, lastWordAt } from '#shared/rules/confirmation.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'
import { queryPages } from '#functions/data/queries.ts'

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
  if (after && is) return putWrite(confirmationItem(after, is === PAUSED))
  return before && deleteWrite(keys.confirmation(before.id))
}

const parsed = (item: Record<string, unknown>): Confirmation[] => {
  const { success, data, error } = confirmation.safeParse(item)
  if (success) return [data]
  logger.error('unreadable confirmation', error, { pk: String(item.pk) })
  return []
}

/** Whose cars are due at an instant, page by page, those that have waited longest first; a seller may come again. */
export async function* dueSellerPages(at: Date): AsyncGenerator<string[]> {
  for await (const items of queryPages({
    index: 'byStatus',
    partition: partitions.confirmations,
    before: at.toISOString(),
    limit: 200,
  }))
    yield [...new Set(items.flatMap(parsed).map(({ ownerId }) => ownerId))]
}

/** What waits for a word of a seller, the longest due first. At most 2,000. */
export const listConfirmations = async (sellerId: string): Promise<Confirmation[]> => {
  const found: Confirmation[] = []
  for await (const items of queryPages({
    index: 'byOwner',
    partition: partitions.ownConfirmations(sellerId),
  })) {
    found.push(...items.flatMap(parsed))
    if (found.length >= ownAtMost) break
  }
  return found.slice(0, ownAtMost)
}

const asSeen = ({ dueAt }: Confirmation) => ({ if: 'dueAt = :seen', values: { seen: dueAt } })

/** Notes that a car was asked about, and when that is over. False when its seller has spoken of it, or another run was faster. */
export const markAsked = (seen: Confirmation, askedAt: string, dueAt: Date): Promise<boolean> => {
  const due = dueAt.toISOString()
  const { ownerSk, statusSk } = indexes(seen.ownerId, seen.listingId, due, due)
  return write(
    updateWrite(keys.confirmation(seen.listingId), {
      set: { askedAt, dueAt: due, ownerSk, statusSk },
      ...asSeen(seen),
    }),
  )
}

/** Removes what waits beside no listing on offer. */
export const deleteConfirmation = async (seen: Confirmation): Promise<void> => {
  await write(deleteWrite(keys.confirmation(seen.listingId), asSeen(seen)))
}
