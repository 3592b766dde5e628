import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import {
  chainOnto,
  entryWrite,
  headWrite,
  readAuditHead,
  type AuditRecord,
} from '#functions/data/audit-chain.ts'
import { table } from '#functions/data/table.ts'

type TableWrite = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** A write of an item, or a record for the audit log, whose place in the log is only known when it is written. */
export type Write =
  | (TableWrite & { Audit?: never })
  | ({ [Kind in keyof TableWrite]?: never } & { Audit: AuditRecord })

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
const conflictTries = 8
// All records of the log follow one another, so of any number of admins' acts at once one goes through at a time; and each try of
// the others is work for the store that keeps the one waiting. Fifty at once are through within the time of a request.
const recordTries = 24

const throttled: ReadonlySet<string> = new Set(['ThrottlingError', 'ProvisionedThroughputExceeded'])

// Anywhere in a time that doubles: those who met once would meet again if they waited equally long.
const pause = (attempt: number, isRecorded: boolean) => {
  const most = Math.min(20 * 2 ** attempt, isRecorded ? 600 : 1000)
  return new Promise((done) => setTimeout(done, Math.random() * most))
}

/** The writes with each record at its place in the log as it ends now, and at the end the one that moves its end. */
const withRecords = async (writes: readonly Write[]): Promise<TableWrite[]> => {
  const head = await readAuditHead()
  const chain = chainOnto(
    head,
    writes.flatMap(({ Audit }) => (Audit ? [Audit] : [])),
  )
  const end = chain.at(-1)
  const entries = chain.values()
  const placed = writes.map((write) => (write.Audit ? entryWrite(entries.next().value!) : write))
  return end ? [...placed, headWrite(end, head)] : placed
}

/** Why the store cancelled it, write by write. @throws what is no cancelling */
const reasonsOf = (error: unknown): (string | undefined)[] => {
  if (!(error instanceof TransactionCanceledException)) throw error
  return (error.CancellationReasons ?? []).map(({ Code }) => Code)
}

/** One try after another, until it is through or can never be. */
const tryOn = async (writes: readonly Write[], isRecorded: boolean): Promise<void> => {
  const tries = isRecorded ? recordTries : conflictTries
  for (let attempt = 1; ; attempt++) {
    const items = isRecorded ? await withRecords(writes) : (writes as readonly TableWrite[])
    try {
      await table().send(new TransactWriteCommand({ TransactItems: [...items] }))
      return
    } catch (error) {
      const reasons = reasonsOf(error)
      // A record's own condition fails with that of the log's end, and says no more than that.
      const failed = writes.map(({ Audit }, index) => !Audit && reasons[index] === 'ConditionalCheckFailed')
      if (failed.includes(true)) throw new ConditionsFailed(failed)
      const isOvertaken =
        reasons.includes('TransactionConflict') || reasons.includes('ConditionalCheckFailed')
      // A table that is too busy must not be asked the more for it.
      const isThrottled = reasons.some((reason) => reason !== undefined && throttled.has(reason))
      if (!isOvertaken || isThrottled || attempt === tries) throw error
      await pause(attempt, isRecorded)
    }
  }
}

let turn: Promise<void> = Promise.resolve()

/** The recorded acts of one process take turns: at once they would do nothing but overtake one another. */
const inTurn = (work: () => Promise<void>): Promise<void> => {
  const done = turn.then(work)
  turn = done.catch(() => {})
  return done
}

/**
 * Writes all or nothing, trying again while another transaction holds one of the items, or has written a record of the audit
 * log in between. Takes one more write than it is given when a record is among them.
 * @throws ConditionsFailed when a condition does not hold; any other failure of the store as it comes.
 */
export const transact = (writes: readonly Write[]): Promise<void> => {
  const isRecorded = writes.some(({ Audit }) => Audit)
  return isRecorded ? inTurn(() => tryOn(writes, true)) : tryOn(writes, false)
}
