import type { Page } from '#functions/data/page-by-status.ts'
import { searchByStatus } from '#functions/data/search-by-status.ts'
import { cursorAfter, readPlace } from '#functions/data/status-rows.ts'

type Item = Record<string, unknown>
type Link = { partition: string; oldestFirst?: boolean }

/**
 * A page of several partitions of the index by status, one after the other, of those items that `keep` says yes to. As with
 * `searchByStatus`, a page can be short or empty and still have a `nextCursor`.
 * @throws AppError BAD_REQUEST for a cursor of another list
 */
export const searchChain = async <T>(
  links: readonly Link[],
  { limit, cursor }: Page,
  read: (item: Item) => T,
  keep: (thing: T) => boolean,
): Promise<{ items: T[]; nextCursor: string | undefined }> => {
  const isOf = (partition: string) => (link: Link) => link.partition === partition
  const start = readPlace(cursor, (partition) => links.some(isOf(partition)))
  const first = start ? links.findIndex(isOf(start.statusPk)) : 0
  const items: T[] = []
  for (const [index, { partition, oldestFirst = false }] of links.entries()) {
    if (index < first) continue
    const page = { limit: limit - items.length, cursor: index === first ? cursor : undefined, oldestFirst }
    const found = await searchByStatus(
      partition,
      page,
      (item) => ({ item, thing: read(item) }),
      ({ thing }) => keep(thing),
    )
    items.push(...found.items.map(({ thing }) => thing))
    if (found.nextCursor) return { items, nextCursor: found.nextCursor }
    const last = found.items.at(-1)
    const isFull = items.length === limit && index < links.length - 1
    if (isFull && last) return { items, nextCursor: cursorAfter(last.item) }
  }
  return { items, nextCursor: undefined }
}
