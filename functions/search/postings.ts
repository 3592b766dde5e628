import { setBit, type Bits } from '#functions/search/bits.ts'

/** Which rows have a key: keys in order, and the rows of key `i` at `rows[starts[i]]` up to `rows[starts[i + 1]]`. */
export type Postings = { keys: readonly string[]; starts: Uint32Array; rows: Uint32Array }

/** Builds the postings of `count` rows; `keysOf` names each row's keys. */
export const buildPostings = (count: number, keysOf: (row: number) => Iterable<string>): Postings => {
  const rowsByKey = new Map<string, number[]>()
  let total = 0
  for (let row = 0; row < count; row++) {
    for (const key of keysOf(row)) {
      const rows = rowsByKey.get(key)
      if (rows?.at(-1) === row) continue
      if (rows) rows.push(row)
      else rowsByKey.set(key, [row])
      total++
    }
  }
  // Without a comparator text sorts by code unit, which is also how `<` compares below.
  const keys = [...rowsByKey.keys()].toSorted()
  const starts = new Uint32Array(keys.length + 1)
  const rows = new Uint32Array(total)
  keys.forEach((key, index) => {
    const own = rowsByKey.get(key) ?? []
    rows.set(own, starts[index])
    starts[index + 1] = starts[index]! + own.length
  })
  return { keys, starts, rows }
}

/** The first place in `keys` that is not before `key`. */
const lowerBound = (keys: readonly string[], key: string): number => {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (keys[middle]! < key) low = middle + 1
    else high = middle
  }
  return low
}

const mark = (postings: Postings, from: number, to: number, into: Bits): void => {
  const end = postings.starts[to]!
  for (let index = postings.starts[from]!; index < end; index++) setBit(into, postings.rows[index]!)
}

/** Adds the rows that have exactly this key. */
export const markKey = (postings: Postings, key: string, into: Bits): void => {
  const place = lowerBound(postings.keys, key)
  if (postings.keys[place] === key) mark(postings, place, place + 1, into)
}

/** Adds the rows that have a key with this beginning. They lie side by side, since the keys are in order. */
export const markPrefix = (postings: Postings, prefix: string, into: Bits): void => {
  // U+FFFF is no character, so it comes after every text that goes on.
  mark(postings, lowerBound(postings.keys, prefix), lowerBound(postings.keys, `${prefix}\uffff`), into)
}
