import { randomUUID } from 'node:crypto'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { AppError } from '#functions/core/app-error.ts'
import { retry } from '#functions/core/time.ts'
import { getItem, insertWrite, type ItemWrite, putWrite, table } from './table.ts'
import type { ErrorCode } from '#shared/errors.ts'
import * as z from 'zod/mini'
import { sha256 } from '#functions/core/hash.ts'
import { keys, partitions, timeSort } from './keys.ts'
import { auditEntry, type AuditEntry, auditText, type ChainEnd, emptyChain } from '#shared/schemas/audit.ts'
import { keptUntil } from './kept-until.ts'

type RecordWrite = { [Kind in Exclude<keyof ItemWrite, 'Audit' | 'refuse'>]?: never } & {
  Audit: AuditRecord
  refuse?: ErrorCode | undefined
}

/** A write of an item, or a record for the audit log, whose place in the log is only known when it is written. */
export type Write = ItemWrite | RecordWrite

/** A record for the transaction of the act itself, so that neither exists without the other. */
export const auditWrite = (record: AuditRecord): Write => ({ Audit: record })

/**
 * A condition of a transaction failed: has the error code of the first write whose condition failed, CONFLICT when that write
 * has none. `failed[i]` says whether the i-th write's failed.
 */
export class ConditionsFailed extends AppError {
  readonly failed: readonly boolean[]

  constructor(failed: readonly boolean[], writes: readonly Pick<Write, 'refuse'>[] = [], cause?: unknown) {
    super(writes[failed.indexOf(true)]?.refuse ?? 'CONFLICT', { cause })
    this.failed = failed
  }
}

/** The writes with each record at its place in the log that ends with `head`, and at the end the one that moves its end. */
const withRecords = (writes: readonly Write[], head: ChainEnd): ItemWrite[] => {
  const chain = chainOnto(
    head,
    writes.flatMap(({ Audit }) => (Audit ? [Audit] : [])),
  )
  const end = chain.at(-1)
  const entries = chain.values()
  const placed = writes.map((write) => (write.Audit ? entryWrite(entries.next().value!) : write))
  return end ? [...placed, headWrite(end, head)] : placed
}

const codesOf = (error: unknown): (string | undefined)[] =>
  error instanceof TransactionCanceledException
    ? (error.CancellationReasons ?? []).map(({ Code }) => Code)
    : []

const throttled: ReadonlySet<string> = new Set(['ThrottlingError', 'ProvisionedThroughputExceeded'])

/**
 * Whether another transaction was faster, so that a retry may succeed: it held one of the items, or wrote a record of the audit
 * log. A throttled table is not retried, to spare it the load.
 */
const isOvertaken = (error: unknown): boolean => {
  const codes = codesOf(error)
  const isBusy = codes.some((code) => code !== undefined && throttled.has(code))
  return !isBusy && (codes.includes('TransactionConflict') || codes.includes('ConditionalCheckFailed'))
}

const commit = async (writes: readonly Write[], token: string, head?: ChainEnd): Promise<void> => {
  const items = head ? withRecords(writes, head) : (writes as readonly ItemWrite[])
  const TransactItems = items.map(({ Put, Update, Delete, ConditionCheck }) => ({
    Put,
    Update,
    Delete,
    ConditionCheck,
  }))
  try {
    await table().send(new TransactWriteCommand({ TransactItems, ClientRequestToken: token }))
  } catch (error) {
    const codes = codesOf(error)
    // A record's own condition fails together with that of the log's end, and carries no more information.
    const failed = writes.map(({ Audit }, index) => !Audit && codes[index] === 'ConditionalCheckFailed')
    throw failed.includes(true) ? new ConditionsFailed(failed, writes, error) : error
  }
}

// All records of the log follow one another, so of any number of admins' acts at once one goes through at a time; and each try of
// the others is work for the store that keeps the one waiting. Fifty at once are through within the time of a request.
const retries = {
  plain: { tries: 8, when: isOvertaken, pause: { firstMs: 40, mostMs: 1000 } },
  recorded: { tries: 24, when: isOvertaken, pause: { firstMs: 40, mostMs: 600 } },
}

/** Whether the SDK sent a call several times, so that one of them may arrive, or have arrived, without an answer. */
const wasSentAgain = (error: unknown): boolean => {
  const { $metadata } = (error instanceof ConditionsFailed ? error.cause : error) as {
    $metadata?: { attempts?: number }
  }
  return ($metadata?.attempts ?? 1) > 1
}

/**
 * Commits writes with `record`, the first of their records, until no other transaction is faster. Tries have different places in the
 * log, so they cannot share a token: one that was carried out without an answer is known by its record.
 */
const commitRecorded = async (writes: readonly Write[], record: AuditRecord): Promise<void> => {
  const doubtful: number[] = []
  const isDone = async (): Promise<boolean> => {
    for (const sequence of doubtful)
      if ((await getItem(keys.audit(sequence), auditEntry))?.id === record.id) return true
    return false
  }
  const attempt = async (): Promise<void> => {
    // Read before the question whether it is done: a try that arrives in between moves the end, so that this one fails.
    const head = await readAuditHead()
    if (await isDone()) return
    try {
      await commit(writes, randomUUID(), head)
    } catch (error) {
      if (wasSentAgain(error)) doubtful.push(head.sequence + 1)
      throw error
    }
  }
  try {
    await retry(attempt, retries.recorded)
  } catch (error) {
    if (!(await isDone())) throw error
  }
}

let lastRecorded: Promise<void> = Promise.resolve()

/** The recorded acts of one process follow each other: at once they would do nothing but overtake one another. */
const afterOthers = (work: () => Promise<void>): Promise<void> => {
  const done = lastRecorded.then(work)
  lastRecorded = done.catch(() => {})
  return done
}

/**
 * Writes all or nothing, trying again while another transaction holds one of the items, or has written a record of the audit
 * log in between. Takes one more write than it is given when a record is among them.
 * @throws ConditionsFailed when a condition does not hold; any other failure of the store as it comes.
 */
export const transact = (writes: readonly Write[], token: string = randomUUID()): Promise<void> => {
  const record = writes.find(({ Audit }) => Audit)?.Audit
  if (record) return afterOthers(() => commitRecorded(writes, record))
  // One token for all tries: one whose answer was lost may have been carried out, and the next would fail on its own work.
  return retry(() => commit(writes, token), retries.plain)
}

/** Appends a record of an act that writes nothing, such as reading a document. */
export const appendAudit = (record: AuditRecord): Promise<void> => transact([auditWrite(record)])

/**
 * A record of the audit log: who did what to what, and when. Ids and codes only, since the log outlives the people in it. The log is a
 * chain: each record holds the hash of the one before it.
 */
export type AuditRecord = Omit<AuditEntry, 'sequence' | 'previousHash' | 'hash' | 'detail'> & {
  detail?: Readonly<Record<string, string>>
}

const chainEnd = z.pick(auditEntry, { sequence: true, hash: true })

/** Reads the sequence and hash of the audit log's last record. Strongly consistent. */
export const readAuditHead = async (): Promise<ChainEnd> =>
  (await getItem(keys.auditHead, chainEnd)) ?? emptyChain

/** The records as they follow the end of the log, each hashed with the hash before it. Pure. */
export const chainOnto = (head: ChainEnd, records: readonly AuditRecord[]): AuditEntry[] => {
  let { sequence, hash: previousHash } = head
  return records.map(({ detail = {}, ...record }) => {
    const entry = { ...record, detail: { ...detail }, sequence: ++sequence, previousHash }
    const hash = sha256(auditText(entry))
    previousHash = hash
    return { ...entry, hash }
  })
}

/** A write that puts a record at its place, which must be free. */
const entryWrite = (entry: AuditEntry): ItemWrite =>
  insertWrite({
    ...keys.audit(entry.sequence),
    ...entry,
    ownerPk: partitions.auditSubject(entry.subject),
    ownerSk: timeSort(entry.at, entry.id),
    statusPk: partitions.auditActor(entry.actorId),
    statusSk: timeSort(entry.at, entry.id),
    expiresAt: keptUntil('audit', entry.at),
  })

/** A write that moves the end of the log; its condition fails when the log went on since it was read as `seen`. */
export const headWrite = ({ sequence, hash }: ChainEnd, seen: ChainEnd): ItemWrite => {
  const item = { ...keys.auditHead, sequence, hash }
  return seen.sequence === 0
    ? insertWrite(item)
    : putWrite(item, { if: '#sequence = :sequence AND #hash = :hash', values: { ...seen } })
}
