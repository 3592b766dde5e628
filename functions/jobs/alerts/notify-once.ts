import { logger } from '#functions/core/logger.ts'
import { notifyWrites } from '#functions/commands/notify.ts'
import { listTold, onceWrite } from '#functions/data/notifications.ts'
import { ConditionsFailed, transact, type Write } from '#functions/data/transact.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { NotificationAbout, NotificationKind } from '#shared/schemas/notification.ts'
import { retry } from '#functions/core/time.ts'

/** How many people are told at once; each takes a handful of reads and writes. */
export const tellersAtOnce = 8

type Counts = { told: number; failed: number }

/** Runs a telling and counts what came of it. A failure is logged, never thrown: one reader must not stop the others. */
export type Tally = (tell: () => Promise<boolean>, about: Readonly<Record<string, string>>) => Promise<void>

/** A tally at nought, and what it has counted so far. */
export const startTally = (): { tally: Tally; counts: Readonly<Counts> } => {
  const counts: Counts = { told: 0, failed: 0 }
  const tally: Tally = async (tell, about) => {
    try {
      if (await tell()) counts.told++
    } catch (error) {
      counts.failed++
      logger.error('somebody could not be told', error, about)
    }
  }
  return { tally, counts }
}

const live = { listTold, notifyWrites, transact }

// A transaction takes a hundred writes; some are the telling itself.
const guardsAtOnce = 90

type Telling<T> = {
  reader: UserRecord
  /** What there is to tell, each by the name under which it is told once (`newsNames`). */
  news: ReadonlyMap<string, T>
  /** Puts what has not been told yet into one notification. */
  compose: (fresh: readonly T[]) => { kind: NotificationKind; about: NotificationAbout }
  /** Fails when the reader does not want to hear it any more. */
  stillWanted: Write
}

/**
 * Tells a person what they have not been told yet, as one notification (and mail, as they wish), and notes that in the same
 * transaction: two runs at once, or a run after a crash, tell nothing twice.
 * @returns whether there was anything to tell
 * @throws ConditionsFailed when other runs keep being faster
 */
export const notifyOnce = async <T>(
  { reader, news, compose, stillWanted }: Telling<T>,
  at: Date,
  deps = live,
): Promise<boolean> =>
  retry(
    async () => {
      const told = await deps.listTold(reader.id, [...news.keys()])
      const fresh = [...news].filter(([name]) => !told.has(name))
      if (fresh.length === 0) return false
      const guards = fresh.map(([name]) => onceWrite(reader.id, name, at))
      const letter = await deps.notifyWrites(reader, compose(fresh.map(([, each]) => each)), at)
      try {
        // More than one transaction holds: after a crash in between, what was noted first is never told, but nothing twice.
        for (let from = guardsAtOnce; from < guards.length; from += guardsAtOnce)
          await deps.transact([stillWanted, ...guards.slice(from, from + guardsAtOnce)])
        await deps.transact([stillWanted, ...letter, ...guards.slice(0, guardsAtOnce)])
        return true
      } catch (error) {
        if (error instanceof ConditionsFailed && error.failed[0]) return false
        throw error
      }
    },
    // Another run was faster with some of it; what it has not told is still to be told.
    { tries: 3, when: (error) => error instanceof ConditionsFailed },
  )
