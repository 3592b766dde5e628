import { countSharedWords, listRows, type Bits } from '#functions/search/bits.ts'

const scratch = { rows: new Uint32Array(1024) }

/** How many rows a set has in some spans of words. */
export const countIn = (rows: Bits, spans: readonly number[]): number => countSharedIn(rows, rows, spans)

/** How many rows two sets share in some spans of words. */
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
