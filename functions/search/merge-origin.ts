import { emptyBits, hasBit, listRows, setBit, type Bits } from '#functions/search/bits.ts'
import type { Columns } from '#functions/search/columns.ts'

/** Columns with those of their rows that are still wanted. */
export type Part = { columns: Columns; live: Bits }

/** Where each row of the merged columns comes from. */
export type Origin = { parts: readonly Columns[]; part: Uint16Array; row: Uint32Array; count: number }

/** Fills a column with what each row had where it comes from. */
export const gather = <T extends { [row: number]: number }>(
  origin: Origin,
  into: T,
  of: (columns: Columns) => ArrayLike<number>,
): T => {
  const sources = origin.parts.map(of)
  for (let row = 0; row < origin.count; row++) into[row] = sources[origin.part[row]!]![origin.row[row]!]!
  return into
}

/** The same for a set; a part without it has none of it. */
export const gatherBits = (origin: Origin, of: (columns: Columns) => Bits | undefined): Bits => {
  const sources = origin.parts.map(of)
  const set = emptyBits(origin.count)
  for (let row = 0; row < origin.count; row++) {
    const source = sources[origin.part[row]!]
    if (source && hasBit(source, origin.row[row]!)) setBit(set, row)
  }
  return set
}

/** The rows of all parts, part by part. */
export const allRows = (parts: readonly Part[]): Origin => {
  const rows = parts.map(({ columns, live }) => {
    const list = new Uint32Array(columns.count)
    return list.subarray(0, listRows(live, 0, live.length, list, 0))
  })
  const count = rows.reduce((sum, { length }) => sum + length, 0)
  const origin = {
    parts: parts.map(({ columns }) => columns),
    part: new Uint16Array(count),
    row: new Uint32Array(count),
    count,
  }
  let place = 0
  rows.forEach((list, part) => {
    origin.part.fill(part, place, place + list.length)
    origin.row.set(list, place)
    place += list.length
  })
  return origin
}
