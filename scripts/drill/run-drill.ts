import { type DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { auditBlock, keys, partitions } from '#functions/data/keys.ts'
import { auditEntry, type AuditEntry, type ChainEnd, checkChain } from '#shared/schemas/audit.ts'
import { sha256 } from '#functions/core/hash.ts'
import { auditPagesAfter } from '#functions/data/audit-log.ts'
import { readAuditHead } from '#functions/data/transact.ts'
import { compareTables, type Comparison } from './compare-tables.ts'
import type { Copy } from './copies.ts'
import { type Deletion, emptyOutbox, findTraces, replayDeletions } from './replay-deletions.ts'
import { recovery } from '#infra/stage-options.ts'

// The repositories work on the copy, by the environment; the live table is only ever read, and only here.

/** The record at a place of the live log, or undefined when there is none, or it has expired. */
const liveEntry = async (
  client: DynamoDBDocumentClient,
  table: string,
  sequence: number,
): Promise<AuditEntry | undefined> => {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: keys.audit(sequence), ConsistentRead: true }),
  )
  return Item && auditEntry.parse(Item)
}

/** Actions of admins and users since the copy, oldest first, from the audit log of the live table. */
const liveSince = async (
  client: DynamoDBDocumentClient,
  table: string,
  { sequence }: ChainEnd,
): Promise<AuditEntry[]> => {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: keys.auditHead, ConsistentRead: true }),
  )
  const last = Number(Item?.['sequence'] ?? 0)
  const found: AuditEntry[] = []
  for (let block = Math.floor(sequence / auditBlock); block <= Math.floor(last / auditBlock); block++) {
    let start: Record<string, unknown> | undefined
    do {
      const page = await client.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'pk = :block AND sk > :after',
          ExpressionAttributeValues: { ':block': partitions.audit(block), ':after': keys.audit(sequence).sk },
          ConsistentRead: true,
          ExclusiveStartKey: start,
        }),
      )
      found.push(...(page.Items ?? []).map((item) => auditEntry.parse(item)))
      start = page.LastEvaluatedKey
    } while (start)
  }
  return found
}

/** Checks the audit log of the copy from its oldest record to its head. @returns sentences about what is wrong */
const checkWhole = async (head: ChainEnd): Promise<string[]> => {
  let checked: ChainEnd | undefined
  for await (const page of auditPagesAfter(0, head.sequence)) {
    const broken = await checkChain(page, sha256, checked)
    if (broken) return [`The copy’s audit log breaks at ${broken.sequence} (${broken.why}).`]
    checked = page.at(-1)
  }
  const isWhole = head.sequence === 0 || checked?.hash === head.hash
  return isWhole ? [] : [`The copy’s audit log ends before its head, ${head.sequence}.`]
}

/**
 * Checks the audit log of the copy, and that the live one goes on from it: a table that was put back and another one would differ.
 * @returns the head of the copy's log, and what is wrong
 */
const checkLog = async (
  client: DynamoDBDocumentClient,
  live: string | undefined,
): Promise<{ head: ChainEnd; problems: string[] }> => {
  const head = await readAuditHead()
  const problems = await checkWhole(head)
  const same = live && head.sequence > 0 ? await liveEntry(client, live, head.sequence) : undefined
  if (same && same.hash !== head.hash)
    problems.push(`The live audit log has another record at ${head.sequence} than the copy.`)
  return { head, problems }
}

export type Report = Comparison & {
  copy: Copy
  /** The number of the last record of the copy's audit log. */
  head: number
  /** Actions since then that the copy lacks, by action. Deletions are replayed; the rest is for admins to do again. */
  since: Readonly<Record<string, number>>
  replayed: number
  mails: number
  seconds: { copying: number; checking: number }
}

type Drill = {
  client: DynamoDBDocumentClient
  /** The live table; undefined when it is gone. */
  live: string | undefined
  /** Makes the copy. The environment's table must be the copy by then. */
  makeCopy: () => Promise<Copy>
  /** Deletions that are known from elsewhere. */
  deleted: readonly string[]
  now: () => number
  say: (line: string) => void
}

// A copy that is no older: the two tables must nearly agree.
const recentMs = 3_600_000

const tally = (entries: readonly AuditEntry[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { action } of entries) counts[action] = (counts[action] ?? 0) + 1
  return counts
}

const deletionsOf = (
  entries: readonly AuditEntry[],
  further: readonly string[],
  copied: Date,
): Deletion[] => [
  ...entries
    .filter(({ action }) => action === 'user.delete')
    .map(({ subject, at }) => ({ userId: subject, at: new Date(at) })),
  ...further.map((userId) => ({ userId, at: copied })),
]

const nothing: Comparison = { counts: {}, sample: { same: 0, changed: 0, gone: 0 }, problems: [] }

/**
 * Makes a copy of the table as it was, holds it against the live one, deletes again who has left since, and looks whether
 * anything of them is left. The live table is only read.
 */
export const runDrill = async ({ client, live, makeCopy, deleted, now, say }: Drill): Promise<Report> => {
  const began = now()
  say('The table is being copied …')
  const copy = await makeCopy()
  const copied = now()
  say('The copy is there; it is compared with the live table …')
  const isRecent = Date.now() - copy.at.getTime() < recentMs
  const compared = live ? await compareTables(client, { live, copy: copy.name }, isRecent) : nothing
  const log = await checkLog(client, live)
  const since = live ? await liveSince(client, live, log.head) : []
  say('Who has left since is deleted again …')
  const deletions = deletionsOf(since, deleted, copy.at)
  const { replayed, problems } = await replayDeletions(deletions)
  const mails = await emptyOutbox()
  const gone = deletions.map(({ userId }) => userId)
  const traces = await findTraces(client, copy.name, gone)
  const after = await checkLog(client, undefined)
  return {
    ...compared,
    copy,
    head: log.head.sequence,
    since: tally(since),
    replayed,
    mails,
    problems: [...compared.problems, ...log.problems, ...problems, ...traces, ...after.problems],
    seconds: { copying: (copied - began) / 1000, checking: (now() - copied) / 1000 },
  }
}

const minutes = (seconds: number): string =>
  seconds < 90 ? `${seconds.toFixed(0)} s` : `${(seconds / 60).toFixed(0)} min`

const sum = (counts: Report['counts'], of: 'live' | 'copy'): number =>
  Object.values(counts).reduce((total, each) => total + each[of], 0)

/** The findings of a drill, as lines for the terminal and for the record of drills. */
export const sayReport = (report: Report): string[] => {
  const { copy, counts, sample, head, since, replayed, mails, seconds, problems } = report
  const undone = Object.entries(since).filter(([action]) => action !== 'user.delete')
  const isInTime = seconds.copying + seconds.checking < recovery.openAgainHours * 3600
  return [
    `As of ${copy.at.toISOString()}, in ${copy.name}`,
    `Copied in ${minutes(seconds.copying)}, checked in ${minutes(seconds.checking)}: ${isInTime ? 'within' : 'BEYOND'} the ${recovery.openAgainHours} hours of the goal`,
    `Items: ${sum(counts, 'copy')} in the copy, ${sum(counts, 'live')} in the live table, of ${Object.keys(counts).length} kinds`,
    `Looked at one by one: ${sample.same} are the same, ${sample.changed} have changed since, ${sample.gone} are gone since`,
    `The audit log is whole up to its record ${head}`,
    `Left since and deleted again: ${replayed}; mails taken out of the outbox: ${mails}`,
    ...undone.map(([action, times]) => `Done since and not in the copy: ${action}, ${times} times`),
    ...(problems.length === 0
      ? ['Nothing is wrong with it.']
      : [`${problems.length} problems:`, ...problems.slice(0, 20)]),
  ]
}
