import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { AppError } from '#functions/core/app-error.ts'
import { storeUnavailable } from '#functions/core/store-fault.ts'
import { conditionHeld } from '#functions/data/condition-held.ts'
import { table, tableName } from '#functions/data/table.ts'
import { ConditionsFailed, transact, type Write } from '#functions/data/transact.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** Something of which one owner may have so many and no more. */
export type Quota = {
  /** The item of its count, which is its owner's own: nobody waits for anybody else's. */
  item: { pk: string; sk: string }
  /** The count's attribute there. */
  of: string
  most: number
  /** The refusal of one more. */
  full: ErrorCode
  /** How many there are, strongly consistent: what a count begins from where there is none yet. */
  recount: () => Promise<number>
}

// The condition is part of the write: whoever reads a list and then writes lets two into the last place.
const countWrite = ({ item, of, most }: Quota, change: 1 | -1): Write => ({
  Update: {
    TableName: tableName(),
    Key: item,
    UpdateExpression: 'ADD #of :change',
    ConditionExpression: change === 1 ? '#of < :most' : 'attribute_exists(#of)',
    ExpressionAttributeNames: { '#of': of },
    ExpressionAttributeValues: { ':change': change, ...(change === 1 && { ':most': most }) },
  },
})

const readCount = async ({ item, of }: Quota): Promise<number | undefined> => {
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: item, ConsistentRead: true }),
  )
  return z.optional(z.number()).parse(Item?.[of])
}

/**
 * Begins a count with what there is. Nothing is added or removed without a count, so it is still true when it is written, or
 * another has begun it.
 */
const begin = async (quota: Quota): Promise<void> => {
  const present = await quota.recount()
  await conditionHeld(
    table().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: quota.item,
        UpdateExpression: 'SET #of = :present',
        ConditionExpression: 'attribute_not_exists(#of)',
        ExpressionAttributeNames: { '#of': quota.of },
        ExpressionAttributeValues: { ':present': present },
      }),
    ),
  )
}

// Once to begin a count, and a few times more for those who meet the one place that has just become free.
const tries = 5

const commit = async (quota: Quota, change: 1 | -1, writes: readonly Write[]): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transact([...writes, countWrite(quota, change)])
    } catch (error) {
      const isOfCount = error instanceof ConditionsFailed && error.failed.indexOf(true) === writes.length
      if (!isOfCount) throw error
      const count = await readCount(quota)
      if (change === 1 && (count ?? 0) >= quota.most) throw new AppError(quota.full, { cause: error })
      if (attempt === tries) throw storeUnavailable(error)
      if (count === undefined) await begin(quota)
    }
  }
}

/**
 * Writes, all or nothing, what takes one place of a quota. Where a condition of these writes fails as well, it is that which
 * is told.
 * @throws AppError `full`; ConditionsFailed, by whose `failed[i]` the i-th of these writes failed
 */
export const addWithin = (quota: Quota, writes: readonly Write[]): Promise<void> => commit(quota, 1, writes)

/** Writes, all or nothing, what frees one place of a quota. @throws ConditionsFailed as `addWithin` */
export const removeFrom = (quota: Quota, writes: readonly Write[]): Promise<void> => commit(quota, -1, writes)
