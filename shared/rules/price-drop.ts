import { listingLimits } from '#shared/constants/offer-limits.ts'

type PriceChange = { priceQAR: number; at: string }

const dayMs = 86_400_000

/** Days over which a lower price is compared: an offer that was cheaper within them has not become cheaper. */
const comparedDays = 30

/**
 * The last change of a price, if it made the offer cheaper than it was at any time of the 30 days before, with the lowest price of that
 * time. A history that is so full that it does not reach back so far tells of no drop: what it forgot may have been lower.
 */
export const priceDrop = (
  history: readonly PriceChange[],
): { previousPriceQAR: number; at: string } | undefined => {
  const last = history.at(-1)
  const before = history.slice(0, -1)
  if (!last || before.length === 0) return undefined
  const since = Date.parse(last.at) - comparedDays * dayMs
  const isForgetful = history.length >= listingLimits.priceHistory && Date.parse(before[0]!.at) > since
  if (isForgetful) return undefined
  // The price that stood when those days began counts too.
  const inForce = before.filter((_, index) => {
    const ended = before[index + 1]?.at ?? last.at
    return Date.parse(ended) > since
  })
  const lowest = Math.min(...inForce.map(({ priceQAR }) => priceQAR))
  return last.priceQAR < lowest ? { previousPriceQAR: lowest, at: last.at } : undefined
}

/** A price of a live offer that is twice the one before, or half of it: a typing error, or the beginning of a false discount. */
export const isPriceJump = (before: number | undefined, after: number | undefined): boolean =>
  before !== undefined && after !== undefined && (after >= 2 * before || 2 * after <= before)
