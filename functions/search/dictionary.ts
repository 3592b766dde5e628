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
  const distinct = new Map<string, number>()
  for (let row = 0; row < count; row++) distinct.set(textOf(row), 0)
  const values = [...distinct.keys()].toSorted()
  values.forEach((value, code) => distinct.set(value, code))
  const codes = newCodes(values.length, count)
  for (let row = 0; row < count; row++) codes[row] = distinct.get(textOf(row))!
  return { values, codes }
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
