import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { table } from '#functions/data/table.ts'

export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** A condition of a transaction did not hold. `failed[i]` tells whether the i-th write's did. */
export class ConditionsFailed extends Error {
  override readonly name = 'ConditionsFailed'
  readonly failed: readonly boolean[]

  constructor(failed: readonly boolean[]) {
    super('A condition of the transaction did not hold')
    this.failed = failed
  }
}

// Two transactions that touch one item at once: the store cancels one of them, and it only needs to try again.
const conflictTries = 5

const pause = (attempt: number) =>
  new Promise((done) => setTimeout(done, 10 * 2 ** attempt + Math.random() * 20))

/**
 * Writes all or nothing, trying again while another transaction holds one of the items.
 * @throws ConditionsFailed when a condition does not hold; any other failure of the store as it comes.
 */
export const transact = async (writes: readonly Write[]): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    try {
      await table().send(new TransactWriteCommand({ TransactItems: [...writes] }))
      return
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error
      const reasons = (error.CancellationReasons ?? []).map((reason) => reason.Code)
      const failed = reasons.map((code) => code === 'ConditionalCheckFailed')
      if (failed.includes(true)) throw new ConditionsFailed(failed)
      if (!reasons.includes('TransactionConflict') || attempt === conflictTries) throw error
      await pause(attempt)
    }
  }
}
