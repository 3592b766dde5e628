import { now } from '#functions/core/time.ts'
import { syncOffers } from '#functions/commands/sync-offers.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { minuteJobMs, startAttempts } from './attempts.ts'
import { listOfferSyncs } from '#functions/data/offer-syncs.ts'

const live = { listOfferSyncs, syncOffers, now }

/**
 * Continues the syncs that have not ended, until all offers show the status of their sellers or its time is over.
 * @throws the last failure, when nothing succeeded
 */
export const resumeOfferSyncs = async (deps = live): Promise<void> => {
  const until = new Date(deps.now().getTime() + minuteJobMs)
  const { attempt, end } = startAttempts('a user’s offers cannot follow their status')
  for (const { userId } of await deps.listOfferSyncs()) {
    if (deps.now() >= until) break
    await attempt({ userId }, () => deps.syncOffers(userId, until))
  }
  end()
}

/** Schedule → Lambda, every minute. */
export const handler = jobHandler('resumeOfferSyncs', () => resumeOfferSyncs())
