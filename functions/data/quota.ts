import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { AppError } from '#functions/core/app-error.ts'
import { ConditionsFailed, transact, type Write } from './transact.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { updateWrite, write, getItem } from '#functions/data/table.ts'
import { retry } from '#functions/core/time.ts'

/** A limit on how many items of a kind one owner can have. */
export type Quota = {
  /** The item of its count, one per owner, so that owners do not wait for each other. */
  item: { pk: string; sk: string }
  /** The count's attribute there. */
  of: string
  most: number
  /** The refusal of one more. */
  full: ErrorCode
  /** Counts what exists, strongly consistent: the initial value of a count that is not stored yet. */
  recount: () => Promise<number>
}

// The condition is part of the write: a read followed by a write would let two requests into the last place.
const countWrite = ({ item, of, most }: Quota, change: 1 | -1): Write =>
  updateWrite(item, {
    add: { [of]: change },
    if: change === 1 ? `#${of} < :most` : `attribute_exists(#${of})`,
    values: change === 1 ? { most } : {},
    // Only after many tries, when so many want the one free place.
    refuse: 'STORE_UNAVAILABLE',
  })

const readCount = async ({ item, of }: Quota): Promise<number | undefined> =>
  (await getItem(item, z.record(z.string(), z.unknown())))?.[of] as number | undefined

/**
 * Begins a count with what there is. Nothing is added or removed without a count, so it is still true when it is written, or
 * another has begun it.
 */
const begin = async (quota: Quota): Promise<void> => {
  const present = await quota.recount()
  await write(
    updateWrite(quota.item, { set: { [quota.of]: present }, if: `attribute_not_exists(#${quota.of})` }),
  )
}

const commit = (quota: Quota, change: 1 | -1, writes: readonly Write[]): Promise<void> => {
  const isOfCount = (error: unknown): boolean =>
    error instanceof ConditionsFailed && error.failed.indexOf(true) === writes.length
  // One for all tries: the first may arrive late, once the count has begun.
  const token = randomUUID()
  return retry(
    async () => {
      try {
        await transact([...writes, countWrite(quota, change)], token)
      } catch (error) {
        if (!isOfCount(error)) throw error
        const count = await readCount(quota)
        if (change === 1 && (count ?? 0) >= quota.most) throw new AppError(quota.full, { cause: error })
        if (count === undefined) await begin(quota)
        throw error
      }
    },
    // One try to initialize a count, and a few more for concurrent calls that want the last free place.
    { tries: 5, when: isOfCount },
  )
}

/**
 * Writes, all or nothing, an item that takes one place of a quota. When a condition of these writes fails as well, that is the
 * error.
 * @throws AppError `full`; ConditionsFailed, by whose `failed[i]` the i-th of these writes failed
 */
export const addWithin = (quota: Quota, writes: readonly Write[]): Promise<void> => commit(quota, 1, writes)

/** Writes, all or nothing, what frees one place of a quota. @throws ConditionsFailed as `addWithin` */
export const removeFrom = (quota: Quota, writes: readonly Write[]): Promise<void> => commit(quota, -1, writes)
