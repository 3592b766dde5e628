import { sortRows } from './row-list.ts'
import { idPrefixes } from '#shared/schemas/ids.ts'

/** The ids of the rows: 26 characters each, without the prefix that all of them share. */
export type RowIds = Uint8Array

const width = 26
const prefix = `${idPrefixes.listing}_`

/** The ids as bytes. */
export const toRowIds = (ids: readonly string[]): RowIds => {
  const bytes = new Uint8Array(ids.length * width)
  ids.forEach((id, row) => writeId(id, bytes, row * width))
  return bytes
}

const writeId = (id: string, into: Uint8Array, place: number): void => {
  for (let index = 0; index < width; index++) into[place + index] = id.charCodeAt(prefix.length + index)
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
const leadingOf = (ids: RowIds, row: number): number => {
  let key = 0
  for (let index = 0; index < 5; index++) key = (key << 6) | (ids[row * width + index]! - 0x30)
  return key
}

const leadingBits = (ids: RowIds): Uint32Array => {
  const keys = new Uint32Array(ids.length / width)
  for (let row = 0; row < keys.length; row++) keys[row] = leadingOf(ids, row)
  return keys
}

/** The rows in the order of their ids. */
export const orderById = (ids: RowIds): Uint32Array => sortRowsById(ids, leadingBits(ids))

/** The rows by keys of which few are equal, and those by id. */
export const sortRowsById = (ids: RowIds, keys: Uint32Array | Float64Array): Uint32Array => {
  const rows = sortRows(keys)
  for (let from = 0; from < rows.length;) {
    const key = keys[rows[from]!]
    let to = from + 1
    while (to < rows.length && keys[rows[to]!] === key) to++
    if (to - from > 1) rows.subarray(from, to).sort((a, b) => compareIds(ids, a, ids, b))
    from = to
  }
  return rows
}

/** Where the row of an id is: rows whose ids begin alike lie together, those of beginning `b` at `rows[starts[b]]` up to `rows[starts[b + 1]]`. */
export type RowPlaces = { starts: Uint32Array; rows: Uint32Array; shift: number }

// A spread of beginnings: those of ids are made of 32 signs and not of all 64 that the bits could hold.
const spread = 0x9e3779b1

const beginningOf = (key: number, shift: number): number => Math.imul(key, spread) >>> shift

/** Finds rows by id: nearly as many beginnings as rows, so that a look-up reads one row or two instead of halving its way through all. */
export const placeRows = (ids: RowIds): RowPlaces => {
  const keys = leadingBits(ids)
  const shift = Math.min(31, Math.clz32(keys.length) + 1)
  const starts = new Uint32Array(2 ** (32 - shift) + 1)
  for (let row = 0; row < keys.length; row++) starts[beginningOf(keys[row]!, shift)]!++
  for (let index = 1; index < starts.length; index++) starts[index]! += starts[index - 1]!
  const rows = new Uint32Array(keys.length)
  // From the end of each beginning to its start, which is then where it has to be.
  for (let row = 0; row < keys.length; row++) rows[--starts[beginningOf(keys[row]!, shift)]!] = row
  return { starts, rows, shift }
}

const wanted = new Uint8Array(width)

/** The row of an id; undefined when there is none. */
export const findRow = (ids: RowIds, { starts, rows, shift }: RowPlaces, id: string): number | undefined => {
  if (id.length !== prefix.length + width) return undefined
  writeId(id, wanted, 0)
  const beginning = beginningOf(leadingOf(wanted, 0), shift)
  for (let place = starts[beginning]!; place < starts[beginning + 1]!; place++)
    if (compareIds(ids, rows[place]!, wanted, 0) === 0) return rows[place]
  return undefined
}
