import * as z from 'zod/mini'
import { keys, partitions, timeSort } from './keys.ts'
import { isListed, isShown, type ListingRecord } from './listing-record.ts'
import { deleteWrite, getItem, insertWrite, putWrite, readable, updateWrite, write } from './table.ts'
import type { Write } from './transact.ts'
import { asksFrom, lastWordAt } from '#shared/rules/confirmation.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'
import { queryItems, queryPages } from './queries.ts'
import { secretHash } from '#functions/core/hash.ts'
import { epochSeconds } from '#functions/core/time.ts'
import { keptUntil } from './kept-until.ts'

// A listing that waits for its seller's confirmation has an item beside it, so that asking costs neither the listing a version
// nor the search a change. It is written in the transaction that puts the car on offer, takes it off, or stores the
// confirmation.

const confirmation = z.object({
  listingId: id('listing'),
  ownerId: id('user'),
  /** When the seller is to be asked, or the car paused after an unanswered email. Null for a car that is already paused for it. */
  dueAt: z.nullable(instant),
  askedAt: z.nullable(instant),
})
export type Confirmation = z.output<typeof confirmation>

// A seller's whole stock is asked about together, as it is listed together.
const ownAtMost = 2000

const PAUSED = 'PAUSED'

/** The state that the item depends on: the seller's last confirmation of a car on offer, or PAUSED. Undefined: no item is needed. */
const followedState = (listing: ListingRecord): string | undefined => {
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
  // A car that has just come back into sight is due from now on: an email of this morning cannot have named it.
  const dueAt = isPaused ? null : asksAt > updatedAt ? asksAt : updatedAt
  const item: Confirmation = { listingId, ownerId, dueAt, askedAt: null }
  return { ...keys.confirmation(listingId), ...item, ...indexes(ownerId, listingId, dueAt, updatedAt) }
}

/** The write that belongs to a listing's own, if any. `before` is undefined for a new listing, `after` for one that goes. */
export const confirmationWrite = (
  before: ListingRecord | undefined,
  after: ListingRecord | undefined,
): Write | undefined => {
  const [was, is] = [before, after].map((listing) => listing && followedState(listing))
  if (was === is) return undefined
  if (after && is) return putWrite(confirmationItem(after, is === PAUSED))
  return before && deleteWrite(keys.confirmation(before.id))
}

const parsed = readable(confirmation, 'confirmation')

/** Yields the ids of sellers with cars due at an instant, page by page, the longest due first; a seller may be repeated. */
export async function* dueSellerPages(at: Date): AsyncGenerator<string[]> {
  for await (const items of queryPages({
    index: 'byStatus',
    partition: partitions.confirmations,
    before: at.toISOString(),
    limit: 200,
  }))
    yield [...new Set(items.flatMap(parsed).map(({ ownerId }) => ownerId))]
}

/** Lists the cars of a seller that wait for confirmation, the longest due first. At most 2,000. */
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

/** Notes that a car was asked about, and when the answer is due. False when its seller has confirmed it, or another run was faster. */
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

const asked = z.object({ at: instant })

/** Reads when a seller was last emailed about cars that wait for confirmation. Strongly consistent. */
export const readAskedAt = async (sellerId: string): Promise<string | undefined> =>
  (await getItem(keys.asked(sellerId), asked))?.at

/** A write that notes such an email; it fails when another run has sent one since `seen`. */
export const askedWrite = (sellerId: string, seen: string | undefined, at: Date): Write => {
  const item = { ...keys.asked(sellerId), at: at.toISOString() }
  return seen === undefined ? insertWrite(item) : putWrite(item, { if: '#at = :seen', values: { seen } })
}

const availabilityLink = z.object({
  /** The hash of its secret. */
  hash: z.string(),
  userId: id('user'),
  /** The car it is about; null for all of the seller's cars that wait for confirmation. */
  listingId: z.nullable(id('listing')),
  sentAt: instant,
  /** Epoch seconds. */
  expiresAt: z.number(),
})
/** A link by which a seller confirms a car, or all that wait, without signing in. */
export type AvailabilityLink = z.output<typeof availabilityLink>

// The seller has a week to answer; then the car is paused, and the link brings it back for as long as promised.

type NewLink = Pick<AvailabilityLink, 'userId' | 'listingId'> & { token: string }

/** A write, for the transaction of its email, that makes a link of a fresh secret. */
export const availabilityLinkWrite = ({ token, userId, listingId }: NewLink, at: Date): Write => {
  const hash = secretHash(token)
  const sentAt = at.toISOString()
  const expiresAt = keptUntil('availabilityLink', at)
  const link: AvailabilityLink = { hash, userId, listingId, sentAt, expiresAt }
  return insertWrite({
    ...keys.availabilityLink(hash),
    ...link,
    ownerPk: partitions.ownAvailabilityLinks(userId),
    ownerSk: timeSort(sentAt, hash),
  })
}

/** The link of this secret, or undefined when there is none or it has expired. */
export const findAvailabilityLink = async (
  token: string,
  at: Date,
): Promise<AvailabilityLink | undefined> => {
  const link = await getItem(keys.availabilityLink(secretHash(token)), availabilityLink)
  return link && link.expiresAt > epochSeconds(at) ? link : undefined
}

/** The links of a seller's emails, oldest first; there is one email a day at most. */
export const listAvailabilityLinks = async (userId: string): Promise<AvailabilityLink[]> =>
  queryItems({ index: 'byOwner', partition: partitions.ownAvailabilityLinks(userId) }, availabilityLink)

/** Ends a link. Doing it again is no error. */
export const deleteAvailabilityLink = async ({ hash }: AvailabilityLink): Promise<void> => {
  await write(deleteWrite(keys.availabilityLink(hash)))
}
