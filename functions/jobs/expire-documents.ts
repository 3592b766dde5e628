import { now } from '#functions/adapters/clock.ts'
import { eachAtOnce } from '#functions/core/each-at-once.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { logger } from '#functions/core/logger.ts'
import { dueRetentionPages, type Retention } from '#functions/data/retention.ts'
import { expireListingPapers } from '#functions/jobs/retention/expire-listing.ts'
import { expireSubmissionPapers } from '#functions/jobs/retention/expire-submission.ts'
import { isConflict } from '#functions/core/retry.ts'

const live = { dueRetentionPages, expireListingPapers, expireSubmissionPapers, now }

// The rest of the two minutes that it has is for what is under way then. What is left is due in the next run too.
const runsForMs = 90_000
// Each adds a record to one audit log, so more at once would only wait for one another.
const atOnce = 2

/**
 * Removes private papers whose purpose has ended. Doing it again changes nothing, and what cannot be done stops nothing else.
 * @returns of how many listings and applications
 */
export const expireDocuments = async (deps = live): Promise<number> => {
  const at = deps.now()
  const isOver = () => deps.now().getTime() - at.getTime() >= runsForMs
  const counts = { expired: 0, failed: 0 }
  const expire = async (due: Retention): Promise<void> => {
    if (isOver()) return
    try {
      const of = due.kind === 'LISTING' ? deps.expireListingPapers : deps.expireSubmissionPapers
      if (await of(due, at)) counts.expired++
    } catch (error) {
      // Somebody who changes it at this moment decides whether it is still due.
      if (isConflict(error)) return
      counts.failed++
      logger.error('papers could not be removed', error, { id: due.id })
    }
  }
  for await (const page of deps.dueRetentionPages(at)) {
    await eachAtOnce(page, atOnce, expire)
    if (isOver()) break
  }
  if (counts.expired + counts.failed > 0) logger.info('papers removed', counts)
  return counts.expired
}

/** Hourly schedule → Lambda. */
export const handler = jobHandler('expireDocuments', () => expireDocuments())
