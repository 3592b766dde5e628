/** A column of texts: each distinct one once, and its place there by row. */
export type Dictionary = { values: readonly string[]; codes: Codes }
type Codes = Uint8Array | Uint16Array | Uint32Array

/** Room for `count` codes below `values`, as narrow as they fit. */
export const newCodes = (values: number, count: number): Codes => {
  if (values <= 0x100) return new Uint8Array(count)
  return values <= 0x10000 ? new Uint16Array(count) : new Uint32Array(count)
}

/** The column of `count` texts. The dictionary is in order, so that the same rows make the same bytes. */
export const buildDictionary = (count: number, textOf: (row: number) => string): Dictionary => {
  // By first appearance, until all values are known.
  const seen = new Map<string, number>()
  const appeared = new Uint32Array(count)
  for (let row = 0; row < count; row++) {
    const text = textOf(row)
    let code = seen.get(text)
    if (code === undefined) seen.set(text, (code = seen.size))
    appeared[row] = code
  }
  const values = [...seen.keys()].toSorted()
  const codeOf = new Uint32Array(values.length)
  values.forEach((value, code) => (codeOf[seen.get(value)!] = code))
  const codes = newCodes(values.length, count)
  for (let row = 0; row < count; row++) codes[row] = codeOf[appeared[row]!]!
  return { values, codes }
}

/** The rows of each code: those of code `c` at `rows[starts[c]]` up to `rows[starts[c + 1]]`; none of the empty text. */
export type RowsByCode = { starts: Uint32Array; rows: Uint32Array }

/** Groups the rows of a column by code. */
export const groupRows = ({ values, codes }: Dictionary): RowsByCode => {
  const isKept = Uint8Array.from(values, (value) => (value === '' ? 0 : 1))
  const starts = new Uint32Array(values.length + 1)
  for (let row = 0; row < codes.length; row++) starts[codes[row]! + 1]! += isKept[codes[row]!]!
  for (let code = 0; code < values.length; code++) starts[code + 1]! += starts[code]!
  const next = starts.slice()
  const rows = new Uint32Array(starts[values.length]!)
  for (let row = 0; row < codes.length; row++) if (isKept[codes[row]!] === 1) rows[next[codes[row]!]!++] = row
  return { starts, rows }
}

/** Calls `visit` with each row of a code; with none for a code that there is not. */
export const eachRowOf = ({ starts, rows }: RowsByCode, code: number, visit: (row: number) => void): void => {
  for (let place = starts[code]!; place < starts[code + 1]!; place++) visit(rows[place]!)
}

/** The place of the first of `sorted` that does not come before `text`. */
const lowerBound = (sorted: readonly string[], text: string): number => {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < text) low = middle + 1
    else high = middle
  }
  return low
}

/** The places from `from` up to, not including, `to` of what begins with `prefix` in a sorted list. */
export const withPrefix = (sorted: readonly string[], prefix: string): { from: number; to: number } => {
  const from = lowerBound(sorted, prefix)
  // No word has this last of all code units.
  return { from, to: lowerBound(sorted, `${prefix}\uffff`) }
}
