import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { keys, partitions, timeSort } from './keys.ts'
import type { Write } from './transact.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'
import { deleteWrite, getItem, putWrite, write } from './table.ts'
import { queryItems } from './queries.ts'

const offerSync = z.object({
  userId: id('user'),
  at: instant,
  /** Another with every change: two of them can happen in one millisecond. */
  mark: z.string(),
})
/** The status of a seller changed at `at`, and their offers do not show it yet. */
export type OfferSync = z.output<typeof offerSync>

/** A write, for the transaction of that change: the job finds it until all offers show the new status. */
export const offerSyncWrite = (userId: string, at: Date): Write => {
  const item: OfferSync = { userId, at: at.toISOString(), mark: randomUUID() }
  return putWrite({
    ...keys.offerSync(userId),
    ...item,
    statusPk: partitions.offerSyncs,
    statusSk: timeSort(item.at, userId),
  })
}

/** The change that this user's offers do not show yet, or undefined. Strongly consistent. */
export const getOfferSync = async (userId: string): Promise<OfferSync | undefined> =>
  getItem(keys.offerSync(userId), offerSync)

/** Changes that offers do not show yet, oldest first; at most 100. */
export const listOfferSyncs = async (): Promise<OfferSync[]> => {
  return queryItems({ index: 'byStatus', partition: partitions.offerSyncs, limit: 100 }, offerSync, 100)
}

/** Ends a change that all offers show. False when the status changed again in the meantime. */
export const finishOfferSync = ({ userId, mark }: OfferSync): Promise<boolean> =>
  write(
    deleteWrite(keys.offerSync(userId), { if: 'attribute_not_exists(pk) OR mark = :mark', values: { mark } }),
  )

/** Deletes it for an account that no longer exists. Idempotent. */
export const deleteOfferSync = async (userId: string): Promise<void> => {
  await write(deleteWrite(keys.offerSync(userId)))
}
