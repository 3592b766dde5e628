import { eachAtOnce, now } from '#functions/core/time.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { logger } from '#functions/core/logger.ts'
import { dueSellerPages } from '#functions/data/confirmations.ts'
import { askSeller } from './ask-seller.ts'
import { startAttempts, twoMinuteJobMs } from './attempts.ts'
import { isAskingTime } from '#shared/rules/confirmation.ts'

const live = { dueSellerPages, askSeller, now }

const sellersAtOnce = 4

/**
 * Asks sellers whether their cars are still available, and pauses those without an answer; only by day, since it writes to
 * people. A seller who cannot be asked stops no other.
 * @returns how many emails were sent
 * @throws the last failure, when nothing succeeded
 */
export const askStillAvailable = async (deps = live): Promise<number> => {
  const at = deps.now()
  if (!isAskingTime(at)) return 0
  const isOver = () => deps.now().getTime() - at.getTime() >= twoMinuteJobMs
  const { attempt, counts, end } = startAttempts('a seller could not be asked')
  let sent = 0
  const ask = async (sellerId: string): Promise<void> => {
    if (await deps.askSeller(sellerId, at)) sent++
  }
  const met = new Set<string>()
  for await (const sellers of deps.dueSellerPages(at)) {
    const fresh = sellers.filter((sellerId) => !met.has(sellerId))
    for (const sellerId of fresh) met.add(sellerId)
    await eachAtOnce(fresh, sellersAtOnce, async (sellerId) => {
      if (!isOver()) await attempt({ sellerId }, () => ask(sellerId))
    })
    if (isOver()) break
  }
  if (met.size > 0) logger.info('sellers asked', { sellers: met.size, sent, failed: counts.failed })
  end()
  return sent
}

/** Hourly schedule → Lambda. */
export const handler = jobHandler('askStillAvailable', () => askStillAvailable())
