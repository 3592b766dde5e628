import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { checkReasons, type CheckReason } from '#shared/reference/moderation-codes.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'
import { keys, partitions, timeSort } from './keys.ts'
import type { ListingRecord } from './listing-record.ts'
import { type Page, searchByStatus } from './lists.ts'
import { countItems, queryItems } from './queries.ts'
import { checkWrite, deleteWrite, getItem, updateWrite, write } from './table.ts'
import type { Write } from './transact.ts'

// Beside a car that became public, or got another price or chassis number, without an admin. It is written in the transaction of that change, and goes with
// the car, with its leaving the public, and with an admin's word. A job finds out first whether there is anything to look at.

const publicationCheck = z.object({
  id: id('listing'),
  ownerId: id('user'),
  status: z.enum(['DUE', 'OPEN']),
  /** When the change was made. */
  at: instant,
  /** It was published by it, so that it may be drawn; its price alone is judged otherwise. */
  isNew: z._default(z.boolean(), false),
  /** Found by the job. */
  reasons: z._default(z.array(z.enum(checkReasons)), []),
  /** The share of its seller's cars that was drawn then. */
  share: z._default(z.number(), 0),
})
export type PublicationCheck = z.output<typeof publicationCheck>

const placeOf = (status: PublicationCheck['status'], at: string, listingId: string) => ({
  status,
  statusPk: partitions.publicationChecks(status),
  statusSk: timeSort(at, listingId),
})

type Listed = Pick<ListingRecord, 'id' | 'ownerId' | 'status' | 'decision' | 'car' | 'updatedAt'>

/** The write, for the transaction of a listing's change, that makes it due to be looked at, or says that it is not any more. */
export const publicationCheckWrite = (
  before: Listed | undefined,
  after: Listed | undefined,
): Write | undefined => {
  const [was, is] = [before, after].map((listing) => listing?.status === 'APPROVED')
  if (before && was && !is) return deleteWrite(keys.publicationCheck(before.id))
  // An admin has just seen it.
  if (!after || !is || after.decision?.at !== before?.decision?.at) return undefined
  const isSame = (name: 'priceQAR' | 'vin') => before?.car[name] === after.car[name]
  if (was && isSame('priceQAR') && isSame('vin')) return undefined
  const { id: listingId, ownerId, updatedAt: at } = after
  return updateWrite(keys.publicationCheck(listingId), {
    // What was noted before stays: an edit takes nobody out of the sample.
    set: { id: listingId, ownerId, at, ...(!was && { isNew: true }), ...placeOf('DUE', at, listingId) },
  })
}

// More come later: a run a minute later goes on.
const atOnce = 200

/** What the job has not looked at yet, the oldest first; at most 200. */
export const listDueChecks = (): Promise<PublicationCheck[]> =>
  queryItems(
    { index: 'byStatus', partition: partitions.publicationChecks('DUE'), limit: atOnce },
    publicationCheck,
    atOnce,
  )

const asSeen = ({ status, at }: PublicationCheck) => ({
  if: '#status = :status AND #at = :at',
  values: { status, at },
})

/** Puts a car that was due before the admins, or lets it go for want of a reason; unless it was changed since it was read. */
export const settleCheck = async (
  seen: PublicationCheck,
  { reasons, share }: { reasons: readonly CheckReason[]; share: number },
): Promise<void> => {
  const key = keys.publicationCheck(seen.id)
  await write(
    reasons.length === 0
      ? deleteWrite(key, asSeen(seen))
      : updateWrite(key, {
          set: { reasons, share, ...placeOf('OPEN', seen.at, seen.id) },
          ...asSeen(seen),
        }),
  )
}

/** What is to be looked at of a listing, or undefined. Strongly consistent. */
export const readCheck = (listingId: string): Promise<PublicationCheck | undefined> =>
  getItem(keys.publicationCheck(listingId), publicationCheck)

/** One page of the open checks, the oldest first. @throws AppError BAD_REQUEST for a cursor of another list */
export const listOpenChecks = async (page: Page) => {
  const { items, nextCursor } = await searchByStatus(
    partitions.publicationChecks('OPEN'),
    { ...page, oldestFirst: true },
    (item) => publicationCheck.parse(item),
    () => true,
  )
  return { checks: items, nextCursor }
}

/** How many are open, as far as `limits.checksCounted`. */
export const countOpenChecks = (): Promise<number> =>
  countItems({
    index: 'byStatus',
    partition: partitions.publicationChecks('OPEN'),
    limit: limits.checksCounted,
  })

/**
 * The writes, for a transaction, that end an open check of a listing as it was seen: one admin alone does, and only while the listing has
 * the version that was looked at.
 */
export const endCheckWrites = (seen: PublicationCheck, version: number): Write[] => [
  deleteWrite(keys.publicationCheck(seen.id), { ...asSeen(seen), refuse: 'ILLEGAL_STATUS_MOVE' }),
  checkWrite(keys.listing(seen.id), {
    if: 'version = :version',
    values: { version },
    refuse: 'EDIT_CONFLICT',
  }),
]
