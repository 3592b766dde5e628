import { listRows, orInto, setBit, wordsFor, type Bits } from '#functions/search/bits.ts'
import { withPrefix } from './dictionary.ts'

/**
 * The rows of each word: the words in order, and the rows of word `i` at `bytes[starts[i]]` up to `bytes[starts[i + 1]]`, as
 * the steps from row to row in seven-bit groups, or as a set where that is smaller.
 */
export type WordPostings = {
  words: readonly string[]
  starts: Uint32Array
  /** The number of rows of each word. */
  counts: Uint32Array
  bytes: Uint8Array
}

// Rows of one make and model lie together, so most steps take one byte; a set takes a bit for every row there is.
const isSet = (count: number, rows: number): boolean => count * 8 > rows

const stepBytes = (step: number): number => (step < 0x80 ? 1 : step < 0x4000 ? 2 : step < 0x200000 ? 3 : 4)

const sizeOf = (rows: ArrayLike<number>, count: number): number => {
  if (isSet(rows.length, count)) return wordsFor(count) * 4 + 3
  let size = 0
  for (let index = 0; index < rows.length; index++)
    size += stepBytes(rows[index]! - (index === 0 ? 0 : rows[index - 1]!))
  return size
}

const writeSteps = (bytes: Uint8Array, from: number, rows: ArrayLike<number>): number => {
  let place = from
  let last = 0
  for (let index = 0; index < rows.length; index++) {
    let step = rows[index]! - last
    last = rows[index]!
    for (; step >= 0x80; step >>>= 7) bytes[place++] = (step & 0x7f) | 0x80
    bytes[place++] = step
  }
  return place
}

// A set is read as 32-bit words, which have to lie on a multiple of four.
const aligned = (place: number): number => (place + 3) & ~3

const wordsAt = (bytes: Uint8Array, place: number, count: number): Bits =>
  new Uint32Array(bytes.buffer, bytes.byteOffset + aligned(place), wordsFor(count))

/** Writes the postings of `count` rows; the rows of each word are ascending and distinct. */
export const writePostings = (
  rowsByWord: ReadonlyMap<string, ArrayLike<number>>,
  count: number,
): WordPostings => {
  // Without a comparator text sorts by code unit, which is also how `<` compares below.
  const words = [...rowsByWord.keys()].toSorted()
  let size = 0
  for (const rows of rowsByWord.values()) size += sizeOf(rows, count)
  const bytes = new Uint8Array(aligned(size))
  const starts = new Uint32Array(words.length + 1)
  const counts = new Uint32Array(words.length)
  let place = 0
  words.forEach((word, index) => {
    const rows = rowsByWord.get(word)!
    starts[index] = place
    counts[index] = rows.length
    if (isSet(rows.length, count)) {
      const set = wordsAt(bytes, place, count)
      for (let each = 0; each < rows.length; each++) setBit(set, rows[each]!)
      place = aligned(place) + set.byteLength
    } else place = writeSteps(bytes, place, rows)
  })
  starts[words.length] = place
  return { words, starts, counts, bytes }
}

/** Builds the postings of `count` rows; `eachWord` calls with each row's words, which may be repeated. */
export const buildPostings = (
  count: number,
  eachWord: (row: number, visit: (word: string) => void) => void,
): WordPostings => {
  const rowsByWord = new Map<string, number[]>()
  let row = 0
  const visit = (word: string): void => {
    const rows = rowsByWord.get(word)
    if (!rows) rowsByWord.set(word, [row])
    else if (rows[rows.length - 1] !== row) rows.push(row)
  }
  for (; row < count; row++) eachWord(row, visit)
  return writePostings(rowsByWord, count)
}

/** Reads the steps of a word's rows into `rows`. */
const readSteps = ({ starts, bytes }: WordPostings, index: number, rows: Uint32Array): void => {
  const end = starts[index + 1]!
  let row = 0
  let next = 0
  for (let place = starts[index]!; place < end; next++) {
    let byte = bytes[place++]!
    let step = byte & 0x7f
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[place++]!
      step |= (byte & 0x7f) << shift
    }
    row += step
    rows[next] = row
  }
}

const scratch = { rows: new Uint32Array(1024) }

const markAt = (postings: WordPostings, index: number, into: Bits, count: number): void => {
  const found = postings.counts[index]!
  if (isSet(found, count)) return orInto(into, wordsAt(postings.bytes, postings.starts[index]!, count))
  if (found > scratch.rows.length) scratch.rows = new Uint32Array(2 * found)
  readSteps(postings, index, scratch.rows)
  for (let each = 0; each < found; each++) setBit(into, scratch.rows[each]!)
}

/** Calls `visit` with each word and its rows, ascending. `count` is the number of rows there are. */
export const eachPosting = (
  postings: WordPostings,
  count: number,
  visit: (word: string, rows: Uint32Array) => void,
): void =>
  postings.words.forEach((word, index) => {
    const rows = new Uint32Array(postings.counts[index]!)
    if (isSet(rows.length, count))
      listRows(wordsAt(postings.bytes, postings.starts[index]!, count), 0, wordsFor(count), rows, 0)
    else readSteps(postings, index, rows)
    visit(word, rows)
  })

/** Adds the rows that have exactly this word. `count` is the number of rows there are. */
export const markWord = (postings: WordPostings, word: string, into: Bits, count: number): void => {
  const { from } = withPrefix(postings.words, word)
  if (postings.words[from] === word) markAt(postings, from, into, count)
}

/** Adds the rows that have a word with this beginning. Such words lie side by side, since they are in order. */
export const markPrefix = (postings: WordPostings, prefix: string, into: Bits, count: number): void => {
  const { from, to } = withPrefix(postings.words, prefix)
  for (let place = from; place < to; place++) markAt(postings, place, into, count)
}
