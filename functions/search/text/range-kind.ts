import type { Amount } from '#functions/search/text/amount-at.ts'
import type { LimitWord } from '#functions/search/text/limit-words.ts'
import { limits } from '#shared/constants/limits.ts'
import type { RangeKind } from '#shared/schemas/understood.ts'

// A bare number of eight digits is a telephone.
const longestPrice = 7
/** The least riyals that a number is read as of itself. */
export const leastBarePrice = 10_000
const leastLimit = 1000

const isYear = ({ value, scale, digits }: Amount, lastYear: number): boolean =>
  scale === 1 && digits.length === 4 && value >= limits.listing.firstYear && value <= lastYear

/**
 * What numbers limit, by their own units, the words around them, and their size; undefined when they are no limit (the 3
 * of a Mazda 3).
 */
export const rangeKindOf = (
  amounts: readonly Amount[],
  word: LimitWord,
  lastYear: number,
): RangeKind | undefined => {
  const unit = amounts.find(({ kind }) => kind)?.kind
  if (unit && word.kind !== 'year') return word.kind === 'mileage' ? 'mileage' : unit
  const areYears = amounts.every((amount) => isYear(amount, lastYear))
  if (word.kind === 'year') return areYears ? 'year' : undefined
  if (!word.kind && areYears) return 'year'
  if (amounts.some(({ scale }) => scale > 1)) return word.kind ?? 'price'
  const isAsked = word.kind !== undefined || word.bound !== undefined
  const fits =
    amounts.every(({ value, digits }) => value >= leastLimit && digits.length <= longestPrice) &&
    amounts.some(({ value }) => isAsked || value >= leastBarePrice)
  return fits ? (word.kind ?? 'price') : undefined
}
