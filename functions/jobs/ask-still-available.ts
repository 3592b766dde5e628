import { eachAtOnce, now } from '#functions/core/time.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { logger } from '#functions/core/logger.ts'
import { dueSellerPages } from '#functions/data/confirmations.ts'
import { askSeller } from './ask-seller.ts'
import { isAskingTime } from '#shared/rules/confirmation.ts'

const live = { dueSellerPages, askSeller, now }

// The rest of its two minutes is for the sellers under way then. The others are due in the next run too.
const runsForMs = 90_000
const sellersAtOnce = 4

/**
 * Asks sellers whether their cars are still available, and pauses those without an answer; only by day, since it writes to
 * people. A seller who cannot be asked stops no other.
 * @returns how many emails were sent
 */
export const askStillAvailable = async (deps = live): Promise<number> => {
  const at = deps.now()
  if (!isAskingTime(at)) return 0
  const isOver = () => deps.now().getTime() - at.getTime() >= runsForMs
  const counts = { sent: 0, failed: 0 }
  const ask = async (sellerId: string): Promise<void> => {
    try {
      if (!isOver() && (await deps.askSeller(sellerId, at))) counts.sent++
    } catch (error) {
      counts.failed++
      logger.error('a seller could not be asked', error, { sellerId })
    }
  }
  const met = new Set<string>()
  for await (const sellers of deps.dueSellerPages(at)) {
    const fresh = sellers.filter((sellerId) => !met.has(sellerId))
    for (const sellerId of fresh) met.add(sellerId)
    await eachAtOnce(fresh, sellersAtOnce, ask)
    if (isOver()) break
  }
  if (met.size > 0) logger.info('sellers asked', { sellers: met.size, ...counts })
  return counts.sent
}

/** Hourly schedule → Lambda. */
export const handler = jobHandler('askStillAvailable', () => askStillAvailable())
