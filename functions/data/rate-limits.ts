import * as z from 'zod/mini'
import { keys } from '#functions/data/keys.ts'
import { type NamedLimit, rateLimits } from '#shared/constants/limits.ts'
import { deleteWrite, getItem, updateWrite, write, writeAndRead } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { epochSeconds } from '#functions/core/time.ts'

/** The window of `dayCountWrite`, in seconds. */
export const daySeconds = 86_400

/** The present window of a caller's calls: where they are counted, and its times in epoch seconds. */
const windowOf = (name: string, caller: string, windowSeconds: number, now: Date) => {
  const seconds = epochSeconds(now)
  const start = seconds - (seconds % windowSeconds)
  const key = keys.rateLimit(name, caller, `${windowSeconds}#${start}`)
  return { key, seconds, end: start + windowSeconds }
}

const countWrite = ({ key, end }: ReturnType<typeof windowOf>, limit: number, refuse?: ErrorCode) =>
  updateWrite(key, {
    set: { expiresAt: end },
    add: { count: 1 },
    if: 'attribute_not_exists(#count) OR #count < :limit',
    values: { limit },
    refuse,
  })

/**
 * Counts one call in the current fixed window. Exact under any parallelism: the condition is part of the increment.
 * @returns seconds until the window ends when the limit is already reached, else undefined.
 */
export const takeFromLimit = async (
  route: string,
  caller: string,
  limit: number,
  windowSeconds: number,
  now: Date,
): Promise<number | undefined> => {
  const window = windowOf(route, caller, windowSeconds, now)
  return (await write(countWrite(window, limit))) ? undefined : window.end - window.seconds
}

/** Counts against one of the limits that have a name, or against a lower `limit` of the same count. @returns as `takeFromLimit` */
export const takeNamed = (
  name: NamedLimit,
  caller: string,
  now: Date,
  limit: number = rateLimits[name].limit,
): Promise<number | undefined> => takeFromLimit(name, caller, limit, rateLimits[name].seconds, now)

/**
 * A write, for the transaction of what is counted, that counts it against such a limit: what is refused or fails counts nothing. Fails
 * with `refuse` when the limit is reached.
 */
export const namedWrite = (
  name: NamedLimit,
  caller: string,
  now: Date,
  { limit = rateLimits[name].limit, refuse }: { limit?: number; refuse: ErrorCode },
): Write => countWrite(windowOf(name, caller, rateLimits[name].seconds, now), limit, refuse)

/** A write, for the transaction of what is counted, that counts it on this day (UTC) and refuses nothing. Read by `readTaken`. */
export const dayCountWrite = (name: string, caller: string, now: Date): Write => {
  const { key, end } = windowOf(name, caller, daySeconds, now)
  return updateWrite(key, { set: { expiresAt: end }, add: { count: 1 } })
}

/** Seconds until the current window of such a limit ends. */
export const secondsLeft = (name: NamedLimit, now: Date): number => {
  const { seconds, end } = windowOf(name, '', rateLimits[name].seconds, now)
  return end - seconds
}

const taken = z.object({ count: z.number() })

/** How often a limit has counted this caller in the current window. */
export const readTaken = async (
  route: string,
  caller: string,
  windowSeconds: number,
  now: Date,
): Promise<number> => (await getItem(windowOf(route, caller, windowSeconds, now).key, taken))?.count ?? 0

const together = z.extend(taken, { id: z.string() })

/**
 * Counts one of many things of which a single item tells: leads in one email, reports in one row.
 * @returns their number in the current day (UTC), the id of that item (`newId` when there was none), and when the day ends
 */
export const countTogether = async (
  name: 'quietLeads' | 'foldedReports',
  caller: string,
  newId: string,
  now: Date,
): Promise<z.output<typeof together> & { endsAt: Date }> => {
  const { key, end } = windowOf(name, caller, daySeconds, now)
  const update = updateWrite(key, {
    set: { expiresAt: end },
    compute: { '#id': 'if_not_exists(#id, :newId)' },
    add: { count: 1 },
    values: { newId },
  })
  return { ...together.parse(await writeAndRead(update)), endsAt: new Date(end * 1000) }
}

const keyOf = (name: NamedLimit, caller: string, at: Date) =>
  windowOf(name, caller, rateLimits[name].seconds, at).key

/**
 * Takes back a call that was counted at `taken`, in the window of that time. A window that was restarted in between stays
 * unchanged: counts are never below zero.
 */
export const giveBackNamed = async (name: NamedLimit, caller: string, taken: Date): Promise<void> => {
  await write(
    updateWrite(keyOf(name, caller, taken), {
      add: { count: -1 },
      if: '#count > :none',
      values: { none: 0 },
    }),
  )
}

/** Restarts the current window for a caller. */
export const resetNamedLimit = async (name: NamedLimit, caller: string, now: Date): Promise<void> => {
  await write(deleteWrite(keyOf(name, caller, now)))
}
