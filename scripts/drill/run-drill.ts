import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { AuditEntry } from '#shared/schemas/audit.ts'
import { checkLog, livingSince } from './check-log.ts'
import { compareTables, type Comparison } from './compare-tables.ts'
import type { Copy } from './copies.ts'
import { type Deletion, emptyOutbox, findTraces, replayDeletions } from './replay-deletions.ts'
import { recovery } from '#infra/stage-options.ts'

export type Report = Comparison & {
  copy: Copy
  /** The number of the last record of the copy's audit log. */
  head: number
  /** Actions since then that the copy lacks, by action. Deletions are replayed; the rest is for admins to do again. */
  since: Readonly<Record<string, number>>
  replayed: number
  letters: number
  seconds: { copying: number; checking: number }
}

type Drill = {
  client: DynamoDBDocumentClient
  /** The live table; undefined when it is gone. */
  living: string | undefined
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
 * Makes a copy of the table as it was, holds it against the living one, deletes again whoever has left since, and looks whether
 * anything of them is left. The living table is only read.
 */
export const runDrill = async ({ client, living, makeCopy, deleted, now, say }: Drill): Promise<Report> => {
  const began = now()
  say('The table is being copied …')
  const copy = await makeCopy()
  const copied = now()
  say('The copy is there; it is compared with the living table …')
  const isRecent = Date.now() - copy.at.getTime() < recentMs
  const compared = living ? await compareTables(client, { living, copy: copy.name }, isRecent) : nothing
  const log = await checkLog(client, living)
  const since = living ? await livingSince(client, living, log.head) : []
  say('Who has left since is deleted again …')
  const deletions = deletionsOf(since, deleted, copy.at)
  const { replayed, problems } = await replayDeletions(deletions)
  const letters = await emptyOutbox()
  const gone = deletions.map(({ userId }) => userId)
  const traces = await findTraces(client, copy.name, gone)
  const after = await checkLog(client, undefined)
  return {
    ...compared,
    copy,
    head: log.head.sequence,
    since: tally(since),
    replayed,
    letters,
    problems: [...compared.problems, ...log.problems, ...problems, ...traces, ...after.problems],
    seconds: { copying: (copied - began) / 1000, checking: (now() - copied) / 1000 },
  }
}

const minutes = (seconds: number): string =>
  seconds < 90 ? `${seconds.toFixed(0)} s` : `${(seconds / 60).toFixed(0)} min`

const sum = (counts: Report['counts'], of: 'living' | 'copy'): number =>
  Object.values(counts).reduce((total, each) => total + each[of], 0)

/** The findings of a drill, as lines for the terminal and for the record of drills. */
export const sayReport = (report: Report): string[] => {
  const { copy, counts, sample, head, since, replayed, letters, seconds, problems } = report
  const undone = Object.entries(since).filter(([action]) => action !== 'user.delete')
  const isInTime = seconds.copying + seconds.checking < recovery.openAgainHours * 3600
  return [
    `As of ${copy.at.toISOString()}, in ${copy.name}`,
    `Copied in ${minutes(seconds.copying)}, checked in ${minutes(seconds.checking)}: ${isInTime ? 'within' : 'BEYOND'} the ${recovery.openAgainHours} hours of the goal`,
    `Items: ${sum(counts, 'copy')} in the copy, ${sum(counts, 'living')} in the living table, of ${Object.keys(counts).length} kinds`,
    `Looked at one by one: ${sample.same} are the same, ${sample.changed} have changed since, ${sample.gone} are gone since`,
    `The audit log is whole up to its record ${head}`,
    `Left since and deleted again: ${replayed}; letters taken out of the outbox: ${letters}`,
    ...undone.map(([action, times]) => `Done since and not in the copy: ${action}, ${times} times`),
    ...(problems.length === 0
      ? ['Nothing is wrong with it.']
      : [`${problems.length} problems:`, ...problems.slice(0, 20)]),
  ]
}
