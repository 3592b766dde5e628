import * as z from 'zod/mini'
import { instant } from '#shared/schemas/text.ts'
import { keys, partitions, timeSort } from './keys.ts'
import { queryItems } from './queries.ts'
import { deleteWrite, type ItemWrite, putWrite, write } from './table.ts'
import type { Write } from './transact.ts'

// What ends by itself, or is to be called to mind, has an item beside it with the time. It is written in the transaction that sets or
// clears that time, so nothing is forgotten, and what was ended by hand is not ended again.

const kinds = ['USER', 'LISTING', 'PLATE', 'LEAD', 'VIEWING'] as const
type Kind = (typeof kinds)[number]

const timedEnd = z.object({ what: z.enum(kinds), id: z.string(), dueAt: instant })
export type TimedEnd = z.output<typeof timedEnd>

/** The write, for the transaction of a change, that moves the end of something from `was` to `is`; null is none. Undefined when both are the same. */
export const timedEndWrite = (
  what: Kind,
  id: string,
  was: string | null,
  is: string | null,
): Write | undefined => {
  if (was === is) return undefined
  const key = keys.timedEnd(what, id)
  if (is === null) return deleteWrite(key)
  const item: TimedEnd = { what, id, dueAt: is }
  return putWrite({ ...key, ...item, statusPk: partitions.timedEnds, statusSk: timeSort(is, id) })
}

// More end later: a run a minute later goes on.
const atOnce = 100

/** What is due at an instant, the longest due first; at most 100. */
export const listDueEnds = (at: Date): Promise<TimedEnd[]> =>
  queryItems(
    { index: 'byStatus', partition: partitions.timedEnds, before: at.toISOString(), limit: atOnce },
    timedEnd,
    atOnce,
  )

/** A write that forgets an end that has come; it fails when that was moved, or another run was faster. */
export const endedWrite = ({ what, id, dueAt }: TimedEnd): ItemWrite =>
  deleteWrite(keys.timedEnd(what, id), {
    if: 'dueAt = :seen',
    values: { seen: dueAt },
    refuse: 'EDIT_CONFLICT',
  })

/** Forgets an end that has come, unless it was moved since it was read. */
export const deleteTimedEnd = async (end: TimedEnd): Promise<void> => {
  await write(endedWrite(end))
}
