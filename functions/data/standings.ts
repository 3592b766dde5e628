import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import type { Write } from '#functions/data/transact.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'
import { putWrite, deleteWrite, write, getItem } from '#functions/data/table.ts'
import { queryItems } from '#functions/data/queries.ts'

const standing = z.object({
  userId: id('user'),
  at: instant,
  /** Another with every change: two of them can happen in one millisecond. */
  mark: z.string(),
})
/** How somebody stands has changed at `at`; what they offer has yet to follow. */
export type Standing = z.output<typeof standing>

/** A write, for the transaction of that change: the job finds it until everything of theirs has followed. */
export const standingWrite = (userId: string, at: Date): Write => {
  const item: Standing = { userId, at: at.toISOString(), mark: randomUUID() }
  return putWrite({
    ...keys.standing(userId),
    ...item,
    statusPk: partitions.standings,
    statusSk: timeSort(item.at, userId),
  })
}

/** What has yet to follow of this user, or undefined. Strongly consistent. */
export const getStanding = async (userId: string): Promise<Standing | undefined> =>
  getItem(keys.standing(userId), standing)

/** Whose offers have yet to follow, who changed first first; at most 100. */
export const listStandings = async (): Promise<Standing[]> => {
  return queryItems({ index: 'byStatus', partition: partitions.standings, limit: 100 }, standing, 100)
}

/** Everything has followed. False when the person's standing changed again in the meantime. */
export const settleStanding = ({ userId, mark }: Standing): Promise<boolean> =>
  write(
    deleteWrite(keys.standing(userId), { if: 'attribute_not_exists(pk) OR mark = :mark', values: { mark } }),
  )

/** Removes it for somebody who is gone. Doing it again is no error. */
export const forgetStanding = async (userId: string): Promise<void> => {
  await write(deleteWrite(keys.standing(userId)))
}
