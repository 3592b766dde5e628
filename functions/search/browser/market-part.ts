import { isSameRow, noCards } from './public-columns.ts'
import { emptyBits, setBit } from '#functions/search/bits.ts'
import { arraysOf, columnsFrom, type ColumnTexts, textsOf } from '#functions/search/column-arrays.ts'
import type { Columns } from '#functions/search/columns.ts'
import { mergeColumns } from '#functions/search/merge-columns.ts'
import { kindOf, type NumbersKind, readArrays, writeArrays } from '#functions/search/planes.ts'
import { findRow, idOf, placeRows } from '#functions/search/row-ids.ts'
import type { ChangedRows } from '#functions/search/search-index.ts'

type Heading = {
  texts: ColumnTexts
  arrays: [name: string, kind: NumbersKind, length: number][]
  removed: ChangedRows['removed']
}

/** Columns for browsers, all or those of changes, as bytes that are yet to be compressed: the length of the heading, it, the arrays. */
export const encodePart = ({ columns, removed }: ChangedRows): Uint8Array => {
  const arrays = arraysOf(columns)
  const heading: Heading = {
    texts: textsOf(columns),
    arrays: arrays.map(([name, numbers]) => [name, kindOf(numbers), numbers.length]),
    removed,
  }
  const head = new TextEncoder().encode(JSON.stringify(heading))
  const body = writeArrays(arrays.map(([, numbers]) => numbers))
  const bytes = new Uint8Array(4 + head.length + body.length)
  new DataView(bytes.buffer).setUint32(0, head.length, true)
  bytes.set(head, 4)
  bytes.set(body, 4 + head.length)
  return bytes
}

/** The reverse of `encodePart`. */
export const decodePart = (bytes: Uint8Array): ChangedRows => {
  const end = 4 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  const heading = JSON.parse(new TextDecoder().decode(bytes.subarray(4, end))) as Heading
  const arrays = readArrays(
    bytes.subarray(end),
    heading.arrays.map(([, kind, length]) => [kind, length]),
  )
  const named = new Map(heading.arrays.map(([name], place) => [name, arrays[place]!]))
  return { columns: columnsFrom(heading.texts, named, noCards), removed: heading.removed }
}

/** These rows alone. */
export const pickRows = (columns: Columns, rows: Iterable<number>): Columns => {
  const live = emptyBits(columns.count)
  for (const row of rows) setBit(live, row)
  return mergeColumns([{ columns, live }])
}

/** Whether a file of an older release lacks numbers that rows have now. */
const lacksNumbers = ({ numbers }: { numbers: Partial<Columns['numbers']> }): boolean =>
  Object.values<object | undefined>(numbers).includes(undefined)

/**
 * What changed between two states of the public columns; undefined where a row says something else under the same stamp, as when a
 * release derives a column in another way, or has one of numbers more: no reader would take that over.
 */
export const differenceOf = (before: Columns, now: Columns): ChangedRows | undefined => {
  if (lacksNumbers(before)) return undefined
  const places = placeRows(before.ids)
  const changed: number[] = []
  const gone = new Set(places.rows)
  for (let row = 0; row < now.count; row++) {
    const known = findRow(before.ids, places, idOf(now.ids, row))
    if (known !== undefined) gone.delete(known)
    const isKnown =
      known !== undefined &&
      before.versions[known] === now.versions[row] &&
      before.changedAt[known] === now.changedAt[row]
    if (!isKnown) changed.push(row)
    else if (!isSameRow(before, known, now, row)) return undefined
  }
  const removed = Array.from(gone, (row) => ({
    id: idOf(before.ids, row),
    version: before.versions[row]!,
    // Later than the state that is removed, and by its version before whatever brings it back.
    changedAt: new Date(before.changedAt[row]! + 1).toISOString(),
  }))
  return { columns: pickRows(now, changed), removed }
}
