import { listingLimits } from '#shared/constants/offer-limits.ts'

type PriceChange = { priceQAR: number; at: string }

const dayMs = 86_400_000

/** Days over which a lower price is compared: an offer that was cheaper within them has not become cheaper. */
const comparedDays = 30

/** The prices that stood at some time between two instants, the one with which that time began among them. */
const inForce = (history: readonly PriceChange[], since: number, until: number): number[] =>
  history
    .filter((_, index) => {
      const ended = history[index + 1]?.at
      return ended === undefined ? until >= since : Date.parse(ended) > since
    })
    .map(({ priceQAR }) => priceQAR)

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
  const ended = { priceQAR: Infinity, at: last.at }
  const lowest = Math.min(...inForce([...before, ended], since, Date.parse(last.at)))
  return last.priceQAR < lowest ? { previousPriceQAR: lowest, at: last.at } : undefined
}

const appended = <Change extends PriceChange>(history: readonly Change[], change: Change): Change[] =>
  history.at(-1)?.priceQAR === change.priceQAR
    ? [...history]
    : [...history, change].slice(-listingLimits.priceHistory)

/**
 * The history after an act that leaves the offer with this price and `status`. A price is history once it is public, so one that waits for
 * review, or in a draft, is added by the act that shows it. Of an offer that never was public (`publishedAt`), only the present price is kept.
 */
export const withPrice = <Change extends PriceChange>(
  history: readonly Change[],
  change: Change,
  { status, publishedAt }: { status: string; publishedAt: string | null },
): Change[] => {
  if (publishedAt === null && history.at(-1)?.priceQAR !== change.priceQAR) return [change]
  return status === 'APPROVED' ? appended(history, change) : [...history]
}

/** The history as a page shows it to owner and admins: with the price that waits. None where no prices were kept. */
export const withWaitingPrice = <Change extends PriceChange>(
  history: readonly Change[],
  change: Change,
): Change[] => (history.length > 0 ? appended(history, change) : [])

/**
 * Whether a new price of a public offer is twice one of the last day, or half of it: a typing error, or the beginning of a false discount,
 * also in several steps. What stood before an admin's last decision (`reviewedAt`) is not compared: they saw the price that followed it.
 */
export const isPriceJump = (
  history: readonly PriceChange[],
  after: number | undefined,
  at: Date,
  reviewedAt: string | null = null,
): boolean => {
  if (after === undefined || after === history.at(-1)?.priceQAR) return false
  const since = Math.max(at.getTime() - dayMs, reviewedAt === null ? -Infinity : Date.parse(reviewedAt))
  return inForce(history, since, at.getTime()).some((before) => after >= 2 * before || 2 * after <= before)
}
