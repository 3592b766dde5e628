import * as z from 'zod/mini'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import type { Write } from './transact.ts'
import { instant } from '#shared/schemas/text.ts'
import { putWrite, deleteWrite, readable, write } from '#functions/data/table.ts'
import { queryPages } from '#functions/data/queries.ts'

// An item with private documents has an item beside it with the time when they are due for deletion. It is written in the
// transaction that sets or clears that time, so documents that went back to review are no longer due.

const kinds = ['LISTING', 'SUBMISSION'] as const
type Kind = (typeof kinds)[number]

const retention = z.object({ kind: z.enum(kinds), id: z.string(), dueAt: instant })
export type Retention = z.output<typeof retention>

/**
 * The write, for the transaction of a change, that moves the end of its documents from `was` to `is`; null is none. Undefined when
 * both are the same.
 */
export const retentionWrite = (
  kind: Kind,
  id: string,
  was: Date | null,
  is: Date | null,
): Write | undefined => {
  if (was?.getTime() === is?.getTime()) return undefined
  const key = keys.retention(kind, id)
  if (is === null) return deleteWrite(key)
  const dueAt = is.toISOString()
  const item: Retention = { kind, id, dueAt }
  const index = { statusPk: partitions.retention, statusSk: timeSort(dueAt, id) }
  return putWrite({ ...key, ...item, ...index })
}

const parsed = readable(retention, 'retention')

/** Yields the listings and applications whose documents are due at an instant, page by page, the longest due first. */
export async function* dueRetentionPages(at: Date): AsyncGenerator<Retention[]> {
  for await (const items of queryPages({
    index: 'byStatus',
    partition: partitions.retention,
    before: new Date(at.getTime() + 1).toISOString(),
    limit: 100,
  }))
    yield items.flatMap(parsed)
}

/** Deletes a retention item whose listing or application has no documents to delete. False when it has moved since it was read. */
export const deleteRetention = ({ kind, id, dueAt }: Retention): Promise<boolean> =>
  write(deleteWrite(keys.retention(kind, id), { if: 'dueAt = :seen', values: { seen: dueAt } }))
