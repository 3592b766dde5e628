import { countWrites } from '#functions/data/counters.ts'
import type { Write } from '#functions/data/transact.ts'
import { waitBucket } from '#shared/rules/wait-bucket.ts'
import { qatarDay } from '#shared/rules/qatar-day.ts'

/** What is counted per day. A decision counts as one of two, and in the bucket of how long it was waited for. */
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
