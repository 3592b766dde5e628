import { type Bits, countSharedWords, listRows } from './bits.ts'

/** Numbers by row; none may be negative. */
type Keys = Float64Array | Uint32Array | Uint16Array

/** The row numbers 0 up to `count`. */
const rowsInOrder = (count: number): Uint32Array => {
  const rows = new Uint32Array(count)
  for (let row = 0; row < count; row++) rows[row] = row
  return rows
}

/** Numbers as words of 32 bits, the lower word of a double first: little-endian, as every Lambda and browser is. */
const wordsOf = (keys: Keys): Uint32Array => {
  if (keys instanceof Float64Array) return new Uint32Array(keys.buffer, keys.byteOffset, 2 * keys.length)
  return keys instanceof Uint32Array ? keys : new Uint32Array(keys)
}

// Eleven bits at a time sort a double in six passes and 32 bits in three; few rows are sorted sooner than so many places are emptied.
const bitsAtOnce = (rows: number): number => (rows < 4096 ? 8 : 11)

/**
 * The rows in ascending order of their keys; equal keys stay in the order in which `rows` has them. A radix sort over the
 * bits of the numbers: six orders of 100,000 rows take a tenth of what a comparator takes, and every cold start waits for
 * them. The bits of a double sort like its value unless it is negative.
 */
export const sortRows = (keys: Keys, rows: Uint32Array = rowsInOrder(keys.length)): Uint32Array => {
  const words = wordsOf(keys)
  const perKey = words.length / Math.max(1, keys.length)
  const bits = bitsAtOnce(keys.length)
  let sorted = rows.slice()
  let spare = new Uint32Array(rows.length)
  for (let word = 0; word < perKey; word++)
    for (let shift = 0; shift < 32; shift += bits) {
      if (!sortByDigit({ words, perKey, word, shift, mask: (1 << bits) - 1 }, sorted, spare)) continue
      ;[sorted, spare] = [spare, sorted]
    }
  return sorted
}

type Digit = { words: Uint32Array; perKey: number; word: number; shift: number; mask: number }

/** Puts rows into the order of one digit of their keys. @returns false when that moves nothing: most digits of numbers are all alike */
const sortByDigit = (
  { words, perKey, word, shift, mask }: Digit,
  rows: Uint32Array,
  into: Uint32Array,
): boolean => {
  const starts = new Uint32Array(mask + 2)
  for (let at = word; at < words.length; at += perKey) starts[((words[at]! >>> shift) & mask) + 1]!++
  if (starts.includes(rows.length)) return false
  for (let value = 1; value < starts.length; value++) starts[value]! += starts[value - 1]!
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place]!
    into[starts[(words[row * perKey + word]! >>> shift) & mask]!++] = row
  }
  return true
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
