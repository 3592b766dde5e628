import { writeCursor } from '#functions/data/cursor.ts'
import type { Page } from '#functions/data/page-by-status.ts'
import { cursorAfter, readPlace, statusRows } from '#functions/data/status-rows.ts'
import { limits } from '#shared/constants/limits.ts'

type Item = Record<string, unknown>

// After a first look that would do if everything were kept: some hundreds of rows are a quarter of the megabyte of an answer.
const rowsAtOnce = 250

/**
 * A page of those items of a partition of the index by status that `keep` says yes to, by time, newest first unless
 * `oldestFirst`. At most `limits.adminSearchReads` rows are looked at, so a page can be short or empty and still have a
 * `nextCursor`; it goes on after the last row that was looked at.
 * @throws AppError BAD_REQUEST for a cursor of another list
 */
export const searchByStatus = async <T>(
  partition: string,
  { limit, cursor, oldestFirst = false }: Page,
  read: (item: Item) => T,
  keep: (thing: T) => boolean,
): Promise<{ items: T[]; nextCursor: string | undefined }> => {
  const items: T[] = []
  let start: Item | undefined = readPlace(cursor, (list) => list === partition)
  let left: number = limits.adminSearchReads
  let atOnce = limit
  do {
    const { Items, LastEvaluatedKey } = await statusRows(partition, {
      limit: Math.min(left, atOnce),
      oldestFirst,
      start,
    })
    for (const [index, item] of Items.entries()) {
      const thing = read(item)
      if (keep(thing)) items.push(thing)
      const isLast = index === Items.length - 1
      if (items.length === limit && !(isLast && !LastEvaluatedKey)) {
        return { items, nextCursor: cursorAfter(item) }
      }
    }
    left -= Items.length
    atOnce = rowsAtOnce
    start = LastEvaluatedKey
  } while (start && left > 0)
  return { items, nextCursor: writeCursor(start) }
}
