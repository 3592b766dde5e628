import * as z from 'zod/mini'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import type { Write } from './transact.ts'
import { id } from '#shared/schemas/ids.ts'
import { putWrite, updateWrite, deleteWrite, write } from '#functions/data/table.ts'
import { queryItems } from '#functions/data/queries.ts'

// An account in the pool is created before its profile, so a registration that dies between the two would leave an orphan. A
// note in the table is written before both; the profile's transaction deletes it, and a job cleans up after the remaining
// notes.

/** Notes that an account of this id is about to be made. */
export const noteBegunAccount = async (userId: string, at: Date): Promise<void> => {
  await write(
    putWrite({
      ...keys.begunAccount(userId),
      userId,
      statusPk: partitions.begunAccounts,
      statusSk: timeSort(at.toISOString(), userId),
    }),
  )
}

/** A write, for the transaction of the profile, that ends the note; its condition fails when the account was given up meanwhile. */
export const completeAccountWrite = (userId: string): Write =>
  deleteWrite(keys.begunAccount(userId), { if: 'attribute_exists(pk) AND attribute_not_exists(givenUp)' })

/**
 * Marks an account from the list as one that will have no profile. Idempotent.
 * @returns false when it has one: the list is an index, and may be late
 */
export const giveUpAccount = (userId: string): Promise<boolean> =>
  write(updateWrite(keys.begunAccount(userId), { set: { givenUp: true }, if: 'attribute_exists(pk)' }))

const begun = z.object({ userId: id('user') })

/** The ids of accounts that were begun before then and have no profile, the oldest first; at most 100. */
export const listBegunAccounts = async (before: Date): Promise<string[]> => {
  const query = { index: 'byStatus', partition: partitions.begunAccounts } as const
  const found = await queryItems({ ...query, before: before.toISOString(), limit: 100 }, begun, 100)
  return found.map(({ userId }) => userId)
}

/** Deletes the note of an account that no longer exists. Idempotent. */
export const deleteBegunAccount = async (userId: string): Promise<void> => {
  await write(deleteWrite(keys.begunAccount(userId)))
}
