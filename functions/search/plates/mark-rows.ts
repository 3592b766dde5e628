import type { NumberMasks } from '#functions/search/plates/pattern.ts'
import type { PlateFilter } from '#functions/search/plates/plate-filter.ts'
import type { PlateIndex } from '#functions/search/plates/plate-index.ts'
import { lengthOf } from '#functions/search/plates/packed-number.ts'

const isMatch = (masks: NumberMasks, packed: number): boolean => {
  const pairs = masks[lengthOf(packed)]!
  for (let at = 0; at < pairs.length; at += 2) if ((packed & pairs[at]!) === pairs[at + 1]) return true
  return false
}

/** How well a number fits all that was asked of it, by the worst: 1 is best, 0 not at all. */
const fitOf = (numbers: PlateFilter['numbers'], packed: number): number => {
  let worst = 1
  for (const fits of numbers) {
    // The last one is what all others are cases of, and most numbers are none of it.
    if (!isMatch(fits.at(-1)!, packed)) return 0
    let fit = 0
    while (fit < fits.length - 1 && !isMatch(fits[fit]!, packed)) fit++
    if (fit >= worst) worst = fit + 1
  }
  return worst
}

/**
 * Marks each row of the index with how well it fits, 1 up to `filter.fits`, or 0.
 * @returns how many rows have each mark, by the mark
 */
export const markRows = (
  { count, columns, marks }: PlateIndex,
  { all, some, lengths, minPrice, maxPrice, numbers, fits }: PlateFilter,
): number[] => {
  const counts = Array.from({ length: fits + 1 }, () => 0)
  const { numbers: packed, traits, prices } = columns
  for (let row = 0; row < count; row++) {
    const own = traits[row]!
    const isWanted =
      (own & all) === all &&
      (some === 0 || (own & some) !== 0) &&
      ((lengths >>> lengthOf(packed[row]!)) & 1) === 1 &&
      prices[row]! >= minPrice &&
      prices[row]! <= maxPrice
    const fit = isWanted ? fitOf(numbers, packed[row]!) : 0
    marks[row] = fit
    counts[fit]!++
  }
  return counts
}
