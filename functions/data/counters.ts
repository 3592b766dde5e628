import { keys, partitions } from './keys.ts'
import { updateWrite } from './table.ts'
import type { Write } from './transact.ts'
import { queryPage } from './queries.ts'
import { qatarDay } from '#shared/rules/qatar-day.ts'
import { keptUntil } from './kept-until.ts'

// One item would make every listing write of the whole market wait for every other; sixteen do not.
const shards = 16

// Round-robin from a random start: two counts of one name in one transaction must not be in one item.
let shard = Math.floor(Math.random() * shards)

const nextShard = (): number => (shard = (shard + 1) % shards)

/** The write, for a transaction, that adds the given amounts to a kept count: `{ OPEN: 1 }`. None when nothing changes. */
export const countWrites = (name: string, amounts: Readonly<Record<string, number>>): Write[] => {
  const changed = Object.entries(amounts).filter(([, amount]) => amount !== 0)
  if (changed.length === 0) return []
  return [updateWrite(keys.counter(name, nextShard()), { add: Object.fromEntries(changed) })]
}

/** The writes, for a transaction, that move a count from `from` to `to`; null is none. */
export const moveCountWrites = (name: string, from: string | null, to: string | null): Write[] =>
  from === to ? [] : countWrites(name, { ...(from && { [from]: -1 }), ...(to && { [to]: 1 }) })

const sumsOf = async (partition: string): Promise<Record<string, number>> => {
  const { items } = await queryPage({ partition })
  const sums: Record<string, number> = {}
  for (const { pk: _pk, sk: _sk, expiresAt: _expiresAt, ...amounts } of items) {
    for (const [key, amount] of Object.entries(amounts)) sums[key] = (sums[key] ?? 0) + Number(amount)
  }
  return sums
}

/** The kept counts by key, summed over the shards. One query of at most sixteen small items. */
export const readCounts = (name: string): Promise<Record<string, number>> => sumsOf(partitions.counter(name))

/** The events that are counted per day. A decision is counted twice: as an event, and in a bucket by its waiting time. */
type Happening = 'listings' | 'plates' | 'leads' | 'users' | 'approvals' | 'rejections'

/** The kept counts of one day in Qatar. */
export const figuresOf = (day: string): string => `FIGURES#${day}`

/** Writes, for the transaction of what happens, that count it for the admins' charts. */
export const figureWrites = (at: Date, happened: Partial<Record<Happening, number>>): Write[] =>
  countWrites(figuresOf(qatarDay(at)), happened)

/** The same for a decision about what was submitted then (null: unknown, so its wait is not counted). */
export const decisionFigureWrites = (
  at: Date,
  status: 'APPROVED' | 'REJECTED',
  submittedAt: string | null,
): Write[] => {
  const name: Happening = status === 'APPROVED' ? 'approvals' : 'rejections'
  const waited = submittedAt === null ? undefined : (at.getTime() - Date.parse(submittedAt)) / 60_000
  const amounts = { [name]: 1, ...(waited !== undefined && { [waitBucket(waited)]: 1 }) }
  return countWrites(figuresOf(qatarDay(at)), amounts)
}

/**
 * What an admin does that is counted for them, per day. `reversed`: a refusal of theirs was overturned by an appeal; `checks`: cars that
 * they found fine after these were published.
 */
export const moderatorActs = ['decisions', 'reports', 'reversed', 'claims', 'checks'] as const
export type ModeratorAct = (typeof moderatorActs)[number]

/** The kept counts of what each admin did on a day in Qatar; a name is the admin's id and what is counted. */
export const readModeratorCounts = (day: string): Promise<Record<string, number>> =>
  sumsOf(partitions.moderatorDay(day))

/** Writes, for the transaction of an act, that count it for its admin, with the time that its thing had waited where that is known. */
export const moderatorWrites = (
  adminId: string,
  act: ModeratorAct,
  at: Date,
  submittedAt: string | null = null,
): Write[] => {
  const waited = submittedAt === null ? undefined : (at.getTime() - Date.parse(submittedAt)) / 60_000
  return [
    updateWrite(keys.moderatorDay(qatarDay(at), nextShard()), {
      add: {
        [`${adminId}_${act}`]: 1,
        ...(waited !== undefined && { [`${adminId}_${waitBucket(waited)}`]: 1 }),
      },
      // They name people, unlike the other counts, and the figures look no further back.
      set: { expiresAt: keptUntil('moderatorDay', at) },
    }),
  ]
}

// Four to a doubling: a median read from them is at most 9 % off (the middle of a bucket is within 2^(1/8) of what is in it).
const perDoubling = 4

const prefix = 'wait'

/** The name under which a wait of so many minutes is counted: `wait12`. Less than a minute counts as one. */
export const waitBucket = (minutes: number): string =>
  `${prefix}${Math.floor(Math.log2(Math.max(1, minutes)) * perDoubling)}`

/** The minutes in the middle of the bucket of the median wait; null while nothing is counted. */
export const medianWait = (counts: Readonly<Record<string, number>>): number | null => {
  const buckets = Object.entries(counts)
    .flatMap(([name, count]) =>
      name.startsWith(prefix) ? [{ bucket: Number(name.slice(prefix.length)), count }] : [],
    )
    .toSorted((a, b) => a.bucket - b.bucket)
  const total = buckets.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  let seen = 0
  const median = buckets.find(({ count }) => (seen += count) * 2 >= total)!
  return Math.round(2 ** ((median.bucket + 0.5) / perDoubling))
}
