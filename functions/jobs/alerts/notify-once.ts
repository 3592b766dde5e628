import { logger } from '#functions/core/logger.ts'
import { notifyWrites } from '#functions/commands/notify.ts'
import { listNotified, onceWrite } from '#functions/data/notifications.ts'
import { ConditionsFailed, transact, type Write } from '#functions/data/transact.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { NotificationAbout, NotificationKind } from '#shared/schemas/notification.ts'
import { retry } from '#functions/core/time.ts'

/** The number of people who are notified at once; each takes a handful of reads and writes. */
export const notifiedAtOnce = 8

type Counts = { told: number; failed: number }

/** Runs a notification and counts the outcome. A failure is logged, never thrown: one reader must not stop the others. */
export type Tally = (tell: () => Promise<boolean>, about: Readonly<Record<string, string>>) => Promise<void>

/** A tally at zero, and its counts so far. */
export const startTally = (): { tally: Tally; counts: Readonly<Counts> } => {
  const counts: Counts = { told: 0, failed: 0 }
  const tally: Tally = async (tell, about) => {
    try {
      if (await tell()) counts.told++
    } catch (error) {
      counts.failed++
      logger.error('somebody could not be notified', error, about)
    }
  }
  return { tally, counts }
}

const live = { listNotified, notifyWrites, transact }

// A transaction takes a hundred writes; some are the notification itself.
const guardsAtOnce = 90

type Digest<T> = {
  reader: UserRecord
  /** The events, each by the key under which it is sent once (`dedupeKeys`). */
  events: ReadonlyMap<string, T>
  /** Keys of which none may have been sent; the first is noted with the events. */
  unless?: readonly string[]
  /** Composes one notification of the new events. */
  compose: (fresh: readonly T[]) => { kind: NotificationKind; about: NotificationAbout }
  /** Fails when the reader does not want it any more. */
  stillWanted: Write
}

/**
 * Notifies a person of the events that are new to them, as one notification (and email, by their preferences), and notes that
 * in the same transaction: two runs at once, or a run after a crash, notify of nothing twice.
 * @returns whether anything was new
 * @throws ConditionsFailed when other runs keep being faster
 */
export const notifyOnce = async <T>(
  { reader, events, unless = [], compose, stillWanted }: Digest<T>,
  at: Date,
  deps = live,
): Promise<boolean> =>
  retry(
    async () => {
      const notified = await deps.listNotified(reader.id, [...events.keys(), ...unless])
      if (unless.some((name) => notified.has(name))) return false
      const fresh = [...events].filter(([name]) => !notified.has(name))
      if (fresh.length === 0) return false
      const names = [...fresh.map(([name]) => name), ...unless.slice(0, 1)]
      const guards = names.map((name) => onceWrite(reader.id, name, at))
      const writes = await deps.notifyWrites(reader, compose(fresh.map(([, each]) => each)), at)
      try {
        // More than one transaction holds: after a crash in between, what was noted first is never sent, but nothing twice.
        for (let from = guardsAtOnce; from < guards.length; from += guardsAtOnce)
          await deps.transact([stillWanted, ...guards.slice(from, from + guardsAtOnce)])
        await deps.transact([stillWanted, ...writes, ...guards.slice(0, guardsAtOnce)])
        return true
      } catch (error) {
        if (error instanceof ConditionsFailed && error.failed[0]) return false
        throw error
      }
    },
    // Another run was faster with some of it; the rest is still to be sent.
    { tries: 3, when: (error) => error instanceof ConditionsFailed },
  )
