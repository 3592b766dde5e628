import { priceRating as by, type PriceVerdict } from '#shared/constants/prices.ts'
import type { PriceRating } from '#shared/schemas/price-rating.ts'

/** The middle of what similar cars ask, in QAR, and one standard deviation as a share of it. */
type Estimated = { middleQAR: number; spread: number }

/** What a price is judged by: in QAR, rounded to what the spread allows. */
export type PriceScale = { median: number; fair: { from: number; to: number }; sigma: number }

/** The largest of 1, 2 and 5 times a power of ten that is not above this number; at least 1. */
export const roundStep = (most: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)))
  return [5, 2, 1].find((step) => step * power <= Math.max(most, 1))! * power
}

/**
 * Rounds an estimate so that its figures claim no more than is known: to a step of half a standard deviation at most. 306,238 give
 * or take 18,000 is 305,000.
 */
export const toPriceScale = ({ middleQAR, spread }: Estimated): PriceScale => {
  const sigma = middleQAR * spread
  const step = roundStep(sigma / 2)
  const round = (riyals: number) => Math.round(riyals / step) * step
  const median = round(middleQAR)
  const away = Math.max(step, round(sigma * by.fair))
  return { median, fair: { from: median - away, to: median + away }, sigma: away }
}

/** The verdict on a price in QAR. It is fair exactly within the range that is called so. */
export const verdictOf = (price: number, { median, fair, sigma }: PriceScale): PriceVerdict => {
  if (price < median * by.suspectShare || price < median - by.suspect * sigma) return 'SUSPECT'
  if (price < median - by.far * sigma) return 'GREAT'
  if (price < fair.from) return 'GOOD'
  if (price > median + by.far * sigma) return 'VERY_HIGH'
  return price > fair.to ? 'HIGH' : 'FAIR'
}

/** A price above (+) or below (−) the middle, in percent with one decimal; not rounded to −100, which would read as free. */
export const differenceOf = (price: number, { median }: Pick<PriceScale, 'median'>): number =>
  Math.max(-99.9, Math.round((price / median - 1) * 1000) / 10)

/** How much is known from so many cars. */
export const confidenceOf = (count: number): NonNullable<PriceRating['confidence']> => {
  if (count >= by.high) return 'HIGH'
  return count >= by.medium ? 'MEDIUM' : 'LOW'
}
