import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { keys, partitions, timeSort } from './keys.ts'
import type { Write } from './transact.ts'
import type { UserRecord } from './users.ts'
import { showsOffers } from '#shared/rules/user.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'
import { deleteWrite, getItem, putWrite, write } from './table.ts'
import { queryItems } from './queries.ts'

const offerSync = z.object({
  userId: id('user'),
  at: instant,
  /** Another with every change: two of them can happen in one millisecond. */
  mark: z.string(),
  /** Nobody may see their offers from then on: what reads many of them leaves theirs out until each of them says so itself. */
  hides: z._default(z.boolean(), false),
  /** Their account is deleted, and its removal ends this after their last offer. */
  ofDeleted: z.optional(z.literal(true)),
})
/** The status of a seller changed at `at`, and their offers do not show it yet. */
export type OfferSync = z.output<typeof offerSync>

/** A write, for the transaction of that change: the job finds it until all offers show the new status of `user`. */
export const offerSyncWrite = (
  user: Pick<UserRecord, 'id' | 'status' | 'role' | 'isVerified'>,
  at: Date,
): Write => {
  const { id: userId } = user
  const item: OfferSync = {
    userId,
    at: at.toISOString(),
    mark: randomUUID(),
    hides: !showsOffers(user),
    ...(user.status === 'DELETED' && { ofDeleted: true }),
  }
  return putWrite({
    ...keys.offerSync(userId),
    ...item,
    statusPk: partitions.offerSyncs,
    statusSk: timeSort(item.at, userId),
  })
}

// One of them is there for a minute, or as long as the job needs for the largest stock.
const hiddenAtOnce = 1000

/**
 * The sellers whose offers nobody may see, but may still say otherwise themselves: half a read unit while there is none. The index
 * is a moment behind.
 */
export const listHidingSellers = async (): Promise<string[]> => {
  const query = {
    index: 'byStatus',
    partition: partitions.offerSyncs,
    filter: { if: 'hides = :yes', values: { yes: true } },
  } as const
  return (await queryItems(query, offerSync, hiddenAtOnce)).map(({ userId }) => userId)
}

/** The change that this user's offers do not show yet, or undefined. Strongly consistent. */
export const getOfferSync = async (userId: string): Promise<OfferSync | undefined> =>
  getItem(keys.offerSync(userId), offerSync)

/** Changes that offers do not show yet, oldest first; at most 100. Not of deleted accounts, which are another job's. */
export const listOfferSyncs = async (): Promise<OfferSync[]> => {
  const query = {
    index: 'byStatus',
    partition: partitions.offerSyncs,
    limit: 100,
    filter: { if: 'attribute_not_exists(ofDeleted)' },
  } as const
  return queryItems(query, offerSync, query.limit)
}

/** Ends a change that all offers show. False when the status changed again in the meantime. */
export const finishOfferSync = ({ userId, mark }: OfferSync): Promise<boolean> =>
  write(
    deleteWrite(keys.offerSync(userId), { if: 'attribute_not_exists(pk) OR mark = :mark', values: { mark } }),
  )

/** Deletes it for a deleted account that offers nothing any more. Idempotent. */
export const deleteOfferSync = async (userId: string): Promise<void> => {
  await write(deleteWrite(keys.offerSync(userId)))
}
