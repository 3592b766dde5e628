import { invalid } from '#functions/core/app-error.ts'
import type { Item } from '#functions/data/table.ts'
import { limits } from '#shared/constants/limits.ts'
import { queryPage } from '#functions/data/queries.ts'

// Pages of long lists. A cursor is the key of the row after which a list goes on.

/** The place where a page ended, as an opaque text for the client; undefined at the end of the list. */
export const writeCursor = (key: Item | undefined): string | undefined =>
  key && Buffer.from(JSON.stringify(key)).toString('base64url')

const isKeyOf = <Name extends string>(names: readonly Name[], key: unknown): key is Record<Name, string> =>
  typeof key === 'object' &&
  key !== null &&
  Object.keys(key).length === names.length &&
  names.every((name) => {
    const part = (key as Record<string, unknown>)[name]
    // The table takes no half characters.
    return typeof part === 'string' && part !== '' && part.isWellFormed()
  })

/**
 * A cursor back as a start key.
 * @throws AppError BAD_REQUEST when it is not one of ours with exactly these names, or `belongs` says it is another list's
 */
export const readCursor = <Name extends string>(
  cursor: string | undefined,
  names: readonly Name[],
  belongs: (key: Readonly<Record<Name, string>>) => boolean,
): Record<Name, string> | undefined => {
  if (cursor === undefined) return undefined
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (isKeyOf(names, key) && belongs(key)) return key
  } catch {
    // Falls through: not JSON is as wrong as JSON of another shape.
  }
  throw invalid('cursor', 'This page of the list does not exist')
}

/** Which part of a long list: at most `limit`, after the `cursor` of the page before. */
export type Page = { limit: number; cursor?: string | undefined; oldestFirst?: boolean }

// Everything that names a row of the index by status.
const names = ['pk', 'sk', 'statusPk', 'statusSk'] as const

const readPlace = (cursor: string | undefined, isOfList: (partition: string) => boolean) =>
  readCursor(cursor, names, ({ statusPk }) => isOfList(statusPk))

const cursorAfter = (item: Item): string | undefined =>
  writeCursor(Object.fromEntries(names.map((name) => [name, item[name]])))

type Rows = { limit: number; oldestFirst: boolean; start: Item | undefined }

const statusRows = (partition: string, { limit, oldestFirst, start }: Rows) =>
  queryPage({ index: 'byStatus', partition, newestFirst: !oldestFirst, limit, start })

/**
 * One page of the items of a partition of the index by status, by time, newest first unless `oldestFirst`.
 * @throws AppError BAD_REQUEST for a cursor of another list
 */
export const pageByStatus = async (partition: string, { limit, cursor, oldestFirst = false }: Page) => {
  const start = readPlace(cursor, (list) => list === partition)
  const { items, next } = await statusRows(partition, { limit, oldestFirst, start })
  return { items, nextCursor: writeCursor(next) }
}

// After a first look that would do if everything were kept: some hundreds of rows are a quarter of the megabyte of an answer.
const rowsAtOnce = 250

type Found<T> = { items: T[]; nextCursor: string | undefined }

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
): Promise<Found<T>> => {
  const found: T[] = []
  let start: Item | undefined = readPlace(cursor, (list) => list === partition)
  let left: number = limits.adminSearchReads
  let atOnce = limit
  do {
    const { items, next } = await statusRows(partition, { limit: Math.min(left, atOnce), oldestFirst, start })
    for (const [index, item] of items.entries()) {
      const thing = read(item)
      if (keep(thing)) found.push(thing)
      const isLast = index === items.length - 1 && !next
      if (found.length === limit && !isLast) return { items: found, nextCursor: cursorAfter(item) }
    }
    left -= items.length
    atOnce = rowsAtOnce
    start = next
  } while (start && left > 0)
  return { items: found, nextCursor: writeCursor(start) }
}

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
): Promise<Found<T>> => {
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
