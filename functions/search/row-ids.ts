import { sortRows } from './row-list.ts'
import { idPrefixes } from '#shared/schemas/ids.ts'

/** The ids of the rows: 26 characters each, without the prefix that all of them share. */
export type RowIds = Uint8Array

const width = 26
const prefix = `${idPrefixes.listing}_`

/** The ids as bytes. */
export const toRowIds = (ids: readonly string[]): RowIds => {
  const bytes = new Uint8Array(ids.length * width)
  ids.forEach((id, row) => bytes.set(toBytes(id), row * width))
  return bytes
}

const toBytes = (id: string): Uint8Array => {
  const bytes = new Uint8Array(Math.max(0, id.length - prefix.length))
  for (let place = 0; place < bytes.length; place++) bytes[place] = id.charCodeAt(prefix.length + place)
  return bytes
}

/** The id of a row. */
export const idOf = (ids: RowIds, row: number): string =>
  prefix + String.fromCharCode(...ids.subarray(row * width, (row + 1) * width))

/** Copies the id of a row to another place of other ids. */
export const copyId = (ids: RowIds, row: number, into: RowIds, place: number): void =>
  into.set(ids.subarray(row * width, (row + 1) * width), place * width)

export const emptyIds = (count: number): RowIds => new Uint8Array(count * width)

/** Below zero when the id of `row` comes before that of `other`; the two may lie in different segments. */
export const compareIds = (ids: RowIds, row: number, others: RowIds, other: number): number => {
  for (let index = 0; index < width; index++) {
    const difference = ids[row * width + index]! - others[other * width + index]!
    if (difference !== 0) return difference
  }
  return 0
}

// Ids are written in 32 signs between 0 and Z: six bits hold one, and five of them distinguish all but a few ids.
const leadingBits = (ids: RowIds): Uint32Array => {
  const keys = new Uint32Array(ids.length / width)
  for (let row = 0; row < keys.length; row++) {
    let key = 0
    for (let index = 0; index < 5; index++) key = (key << 6) | (ids[row * width + index]! - 0x30)
    keys[row] = key
  }
  return keys
}

/** The rows in the order of their ids. */
export const orderById = (ids: RowIds): Uint32Array => {
  const keys = leadingBits(ids)
  const rows = sortRows(keys)
  for (let from = 0; from < rows.length;) {
    let to = from + 1
    while (to < rows.length && keys[rows[to]!] === keys[rows[from]!]) to++
    if (to - from > 1) rows.subarray(from, to).sort((a, b) => compareIds(ids, a, ids, b))
    from = to
  }
  return rows
}

/** The row of an id, by its place in `order`; undefined when there is none. */
export const findRow = (ids: RowIds, order: Uint32Array, id: string): number | undefined => {
  const wanted = toBytes(id)
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareIds(ids, order[middle]!, wanted, 0) < 0) low = middle + 1
    else high = middle
  }
  const row = order[low]
  return row !== undefined && compareIds(ids, row, wanted, 0) === 0 ? row : undefined
}
