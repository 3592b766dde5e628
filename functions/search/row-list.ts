import { type Bits, countSharedWords, listRows } from './bits.ts'

/** Numbers by row; none may be negative. */
type Keys = Float64Array | Uint32Array | Uint16Array

/** The row numbers 0 up to `count`. */
const rowsInOrder = (count: number): Uint32Array => {
  const rows = new Uint32Array(count)
  for (let row = 0; row < count; row++) rows[row] = row
  return rows
}

/**
 * The rows in ascending order of their keys; equal keys stay in the order in which `rows` has them. A radix sort over the
 * bytes of the numbers: six orders of 100,000 rows take a tenth of what a comparator takes, and every cold start waits for
 * them. The bytes of a double sort like its value unless it is negative. Little-endian, as every Lambda is.
 */
export const sortRows = (keys: Keys, rows: Uint32Array = rowsInOrder(keys.length)): Uint32Array => {
  const bytes = new Uint8Array(keys.buffer, keys.byteOffset, keys.byteLength)
  const width = keys.BYTES_PER_ELEMENT
  let sorted = rows.slice()
  let spare = new Uint32Array(rows.length)
  for (let byte = 0; byte < width; byte++) {
    const starts = new Uint32Array(257)
    for (let row = 0; row < keys.length; row++) starts[bytes[row * width + byte]! + 1]!++
    // Most bytes of whole numbers are alike in every row; such a pass would move nothing.
    if (starts.includes(keys.length)) continue
    for (let value = 1; value < 257; value++) starts[value]! += starts[value - 1]!
    for (let place = 0; place < sorted.length; place++) {
      const row = sorted[place]!
      spare[starts[bytes[row * width + byte]!]!++] = row
    }
    ;[sorted, spare] = [spare, sorted]
  }
  return sorted
}

const scratch = { rows: new Uint32Array(1024) }

/** Counts a set's rows in some spans of words. */
export const countIn = (rows: Bits, spans: readonly number[]): number => countSharedIn(rows, rows, spans)

/** Counts the rows that two sets share in some spans of words. */
export const countSharedIn = (a: Bits, b: Bits, spans: readonly number[]): number => {
  let count = 0
  for (let index = 0; index < spans.length; index += 2)
    count += countSharedWords(a, b, spans[index]!, spans[index + 1]!)
  return count
}

/** The `total` rows of a set as a list, which is good until the next call. */
export const toList = (rows: Bits, spans: readonly number[], total: number): Uint32Array => {
  if (scratch.rows.length < total) scratch.rows = new Uint32Array(2 * total)
  let place = 0
  for (let index = 0; index < spans.length; index += 2)
    place = listRows(rows, spans[index]!, spans[index + 1]!, scratch.rows, place)
  return scratch.rows.subarray(0, total)
}
