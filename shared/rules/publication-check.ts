import { priceDoubts } from '#shared/rules/price-question.ts'
import type { TrackRecord } from '#shared/rules/reputation.ts'
import type { PriceRating } from '#shared/schemas/price-rating.ts'

// What is published without a review is looked at afterwards: a share of each dealership's cars, and every price that the market does not
// explain. The car stays public meanwhile.

/**
 * The share of a seller's cars that is drawn. A new dealership's first hundred cars bring 25 to the admins; once fifty were found fine,
 * a hundred bring three.
 */
export const checkShares = { watched: 0.5, new: 0.25, known: 0.1, proven: 0.03 } as const
type CheckTier = keyof typeof checkShares

// As many cars as show how somebody works, and as many as a dealership sells in a good month.
const knownFrom = 10
const provenFrom = 50
// One in ten that was wrong is a habit; one in fifty is a slip.
const watchedShare = 0.1
const provenShare = 0.02

/** How much is looked at, by what was found so far: cars that were fine, and refusals, upheld reports and suspensions. */
export const checkTierOf = ({ approved, checked, rejected, upheld, suspensions }: TrackRecord): CheckTier => {
  const fine = approved + checked
  const wrong = rejected + upheld + suspensions
  if (wrong > 0 && wrong >= watchedShare * (fine + wrong)) return 'watched'
  if (fine < knownFrom) return 'new'
  return fine >= provenFrom && wrong <= provenShare * (fine + wrong) ? 'proven' : 'known'
}

/** Whether similar cars on offer do not explain a price: one that its page calls suspect, or the like above; or nearly nothing. */
export const isPriceUnlikely = (
  price: number | undefined,
  { verdict, median }: Pick<PriceRating, 'verdict' | 'median'>,
): boolean => verdict === 'SUSPECT' || priceDoubts(price, { median, isCar: true }).length > 0
