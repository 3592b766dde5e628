import { writeCursor } from '#functions/data/cursor.ts'
import { readPlace, statusRows } from '#functions/data/status-rows.ts'

/** Which part of a long list: at most `limit`, after the `cursor` of the page before. */
export type Page = { limit: number; cursor?: string | undefined; oldestFirst?: boolean }

/**
 * One page of the items of a partition of the index by status, by time, newest first unless `oldestFirst`.
 * @throws AppError BAD_REQUEST for a cursor of another list
 */
export const pageByStatus = async (partition: string, { limit, cursor, oldestFirst = false }: Page) => {
  const start = readPlace(cursor, (list) => list === partition)
  const { Items, LastEvaluatedKey } = await statusRows(partition, { limit, oldestFirst, start })
  return { items: Items, nextCursor: writeCursor(LastEvaluatedKey) }
}
