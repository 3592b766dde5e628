import { priceRating } from '#shared/constants/prices.ts'

/**
 * A change of at least this share of the price before is asked about. Dealers lower prices by 3 to 15 %; a digit that is missing, doubled
 * or in another's place mostly changes a price by more than this.
 */
const askedShare = 0.3

/** QAR: a car for less is asked about, whatever similar cars cost. The oldest cars that still run cost more in Qatar. */
const leastLikelyPrice = 3000

export type PriceDoubt =
  /** `percent`: of the price before, as a whole number above zero; of a lowered one at most 99. */
  | { kind: 'LOWERED' | 'RAISED'; percent: number; before: number }
  | { kind: 'BELOW_MARKET' | 'ABOVE_MARKET'; median: number }
  | { kind: 'TINY' }

type Compared = {
  /** The price that stands; none for a new offer. */
  before?: number | undefined
  /** The middle of what similar cars cost, where enough are on offer. */
  median?: number | null | undefined
  isCar: boolean
}

/** How far a price moves. Rounded, 99.95 % lower would read as free. */
const percentOf = (before: number, after: number): number => {
  const percent = Math.round((Math.abs(after - before) / before) * 100)
  return after < before ? Math.min(percent, 99) : percent
}

/**
 * What a person is asked about before a price is saved or published; none for a price like any other. Nothing is refused by it: the server
 * decides by itself what waits for a review (`isPriceJump`).
 */
export const priceDoubts = (after: number | undefined, { before, median, isCar }: Compared): PriceDoubt[] => {
  if (after === undefined) return []
  const doubts: PriceDoubt[] = []
  if (before !== undefined && before > 0 && Math.abs(after - before) >= askedShare * before)
    doubts.push({
      kind: after < before ? 'LOWERED' : 'RAISED',
      percent: percentOf(before, after),
      before,
    })
  // Below this share a price is called suspect on its page; above, the same distance the other way.
  if (median && after < median * priceRating.suspectShare) doubts.push({ kind: 'BELOW_MARKET', median })
  else if (median && after > median / priceRating.suspectShare) doubts.push({ kind: 'ABOVE_MARKET', median })
  else if (isCar && after < leastLikelyPrice && after !== before) doubts.push({ kind: 'TINY' })
  return doubts
}
