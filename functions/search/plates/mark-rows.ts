import { emptyBits, hasBit, intersectWords, listRows, type Bits } from '#functions/search/bits.ts'
import { rowsLike } from '#functions/search/plates/digit-sets.ts'
import { lengthOf } from '#functions/search/plates/packed-number.ts'
import type { PlateFilter } from '#functions/search/plates/plate-filter.ts'
import type { PlateIndex } from '#functions/search/plates/plate-index.ts'

/** Of each number that was asked for, the rows at each of its fits, the best first. */
type Fits = readonly (readonly Bits[])[]

/**
 * Lists the rows that answer all numbers, ascending; undefined for all. The last fit of a number is what all others are
 * cases of.
 */
const rowsWith = (fits: Fits, count: number, listed: Uint32Array): Uint32Array | undefined => {
  if (fits.length === 0) return undefined
  const together = emptyBits(count)
  intersectWords(
    together,
    fits.map((each) => each.at(-1)!),
    0,
    together.length,
  )
  return listed.subarray(0, listRows(together, 0, together.length, listed, 0))
}

/** How well a row that answers all numbers fits them, by the worst: 1 is best. */
const fitOf = (fits: Fits, row: number): number => {
  let worst = 1
  for (const each of fits) {
    let fit = 0
    while (fit < each.length - 1 && !hasBit(each[fit]!, row)) fit++
    if (fit >= worst) worst = fit + 1
  }
  return worst
}

/**
 * Marks each row of the index with how well it fits, 1 up to `filter.fits`, or 0.
 * @returns how many rows have each mark, by the mark
 */
export const markRows = (
  { count, columns, digits, marks, listed }: PlateIndex,
  { all, some, lengths, minPrice, maxPrice, numbers, fits }: PlateFilter,
): number[] => {
  const { numbers: packed, traits, prices } = columns
  const known: Fits = numbers.map((each) => each.map((shapes) => rowsLike(digits, shapes)))
  const counts = Array.from({ length: fits + 1 }, () => 0)
  marks.fill(0, 0, count)
  const rows = rowsWith(known, count, listed)
  const candidates = rows?.length ?? count
  for (let place = 0; place < candidates; place++) {
    const row = rows ? rows[place]! : place
    const own = traits[row]!
    const isWanted =
      (own & all) === all &&
      (some === 0 || (own & some) !== 0) &&
      ((lengths >>> lengthOf(packed[row]!)) & 1) === 1 &&
      prices[row]! >= minPrice &&
      prices[row]! <= maxPrice
    if (!isWanted) continue
    const fit = fits === 1 ? 1 : fitOf(known, row)
    marks[row] = fit
    counts[fit]!++
  }
  return counts
}
