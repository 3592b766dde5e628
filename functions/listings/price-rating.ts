import type { Found } from '#functions/search/find-comparables.ts'
import { priceRating as by } from '#shared/constants/prices.ts'
import { medianOf } from '#shared/rules/median.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import type { PriceRating, PriceVerdict } from '#shared/schemas/price-rating.ts'

/** The facts of a car on which its price depends. Prices in QAR, mileage in kilometres. */
export type RatedCar = Pick<ListingCard, 'year' | 'mileage' | 'priceQAR' | 'isGCCSpec'>

/** The same before its seller has named a price. */
type UnpricedCar = Omit<RatedCar, 'priceQAR'>

const clamp = (value: number, most: number): number => Math.min(most, Math.max(1 / most, value))

/** The price of another car, adjusted to this car's age and mileage. */
export const adjustPrice = (other: RatedCar, car: UnpricedCar): number => {
  const newer = (1 - by.perYear) ** (other.year - car.year)
  const fresher = (1 - by.perThousandKm) ** ((car.mileage - other.mileage) / 1000)
  return other.priceQAR * newer * clamp(fresher, by.mileageAtMost)
}

/** The distance of two cars: the share of a price that age and mileage make up. */
const distance = (other: RatedCar, car: UnpricedCar): number =>
  Math.abs(other.year - car.year) * by.perYear +
  (Math.abs(other.mileage - car.mileage) / 1000) * by.perThousandKm

const verdictOf = (price: number, middle: number, sigma: number): PriceVerdict => {
  const below = (sigmas: number) => price < middle - sigmas * sigma
  const above = (sigmas: number) => price > middle + sigmas * sigma
  if (price < middle * by.suspectShare || below(by.suspect)) return 'SUSPECT'
  if (below(by.far)) return 'GREAT'
  if (below(by.fair)) return 'GOOD'
  if (above(by.far)) return 'VERY_HIGH'
  return above(by.fair) ? 'HIGH' : 'FAIR'
}

const confidenceOf = (count: number): PriceRating['confidence'] => {
  if (count >= by.high) return 'HIGH'
  return count >= by.medium ? 'MEDIUM' : 'LOW'
}

/** Nothing to compare with, or nothing to compare. */
export const unrated: PriceRating = {
  verdict: null,
  confidence: null,
  count: 0,
  median: null,
  fair: null,
  differencePercent: null,
  basis: { years: 0, isGCCSpec: null },
  comparables: [],
}

/** The verdict on a price among others: with a few only, the median alone; without a price, no verdict. */
const compare = (price: number | undefined, others: readonly number[]): Partial<PriceRating> => {
  const middle = medianOf(others)
  if (middle === undefined) return {}
  const known = {
    median: Math.round(middle),
    differencePercent: price === undefined ? null : Math.round((price / middle - 1) * 1000) / 10,
  }
  if (others.length < by.fewest) return known
  const mad = medianOf(others.map((other) => Math.abs(other - middle))) ?? 0
  const sigma = Math.max(mad, middle * by.smallestMad) / by.madPerSigma
  return {
    verdict: price === undefined ? null : verdictOf(price, middle, sigma),
    confidence: confidenceOf(others.length),
    // Rounded inwards: a whole price is fair exactly when it lies in the range.
    fair: { from: Math.ceil(middle - by.fair * sigma), to: Math.floor(middle + by.fair * sigma) },
    ...known,
  }
}

/**
 * Compares a car's price with those of similar cars. Cars of the same origin (GCC or imported) count alone when there are
 * enough of them. A car without a price gets everything but a verdict.
 */
export const ratePrice = (
  car: UnpricedCar & { priceQAR?: number | undefined },
  { others, years }: Found,
): PriceRating => {
  const sameOrigin = others.filter(({ isGCCSpec }) => isGCCSpec === car.isGCCSpec)
  const isEnough = sameOrigin.length >= by.fewest
  const cards = isEnough ? sameOrigin : others
  const adjusted = cards.map((card) => ({ card, adjustedQAR: Math.round(adjustPrice(card, car)) }))
  return {
    ...unrated,
    ...compare(
      car.priceQAR,
      adjusted.map(({ adjustedQAR }) => adjustedQAR),
    ),
    count: cards.length,
    basis: { years, isGCCSpec: isEnough ? car.isGCCSpec : null },
    comparables: adjusted
      .toSorted((a, b) => distance(a.card, car) - distance(b.card, car))
      .slice(0, by.shown),
  }
}
