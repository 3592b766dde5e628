import { now } from '#functions/core/time.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { countMetric, setMetric, logger } from '#functions/core/logger.ts'
import { advanceAlerts, readAlertsProgress } from '#functions/data/saved-searches.ts'
import { watermarksAt, changedListingsSince } from '#functions/data/change-feed.ts'
import { changedPlatesSince, plateWatermarksAt } from '#functions/data/plate-feed.ts'
import { startTally } from './alerts/notify-once.ts'
import { notifyMatches, percolate, percolatePlates } from './alerts/notify-matches.ts'
import { notifySavers } from './alerts/notify-savers.ts'
import { secondsBehind } from '#functions/search/watermarks.ts'

const live = {
  readAlertsProgress,
  advanceAlerts,
  changedListingsSince,
  changedPlatesSince,
  notifyMatches,
  notifySavers,
  now,
}

// A store that is unavailable for a while loses nobody's alert; a reader who can never be notified does not block the others for longer.
const failedRunsAtMost = 5

/**
 * Notifies people of changes in the market: cars and plates that their saved searches find, saved ones that
 * became cheaper or are sold.
 * The watermarks advance only after a batch, so after a crash those who were not notified yet are. The very first run only
 * notes where to begin.
 * @returns how many were notified
 */
export const sendAlerts = async (deps = live): Promise<number> => {
  const at = deps.now()
  const seen = await deps.readAlertsProgress()
  if (!seen) {
    const startedAt = at.toISOString()
    const begun = { watermarks: watermarksAt(at), plateWatermarks: plateWatermarksAt(at) }
    await deps.advanceAlerts({ ...begun, startedAt, failedRuns: 0 }, undefined)
    return 0
  }
  const { listings, watermarks } = await deps.changedListingsSince(seen.watermarks, at)
  const changedPlates = await deps.changedPlatesSince(seen.plateWatermarks ?? [], at)
  const { plates, watermarks: plateWatermarks } = changedPlates
  const { tally, counts } = startTally()
  await deps.notifyMatches(percolate(listings), at, tally)
  await deps.notifyMatches(percolatePlates(plates), at, tally)
  await deps.notifySavers([...listings, ...plates], seen.startedAt, at, tally)

  const isAgain = counts.failed > 0 && seen.failedRuns < failedRunsAtMost
  const next = isAgain
    ? { ...seen, failedRuns: seen.failedRuns + 1 }
    : { startedAt: seen.startedAt, watermarks, plateWatermarks, failedRuns: 0 }
  const isAdvanced = await deps.advanceAlerts(next, seen)
  countMetric('AlertsSent', counts.told)
  // The watermarks lag when a notification failed, or when there were more than one run takes.
  setMetric('AlertsBehindSeconds', secondsBehind([...next.watermarks, ...(next.plateWatermarks ?? [])], at))
  if (counts.told + counts.failed > 0)
    logger.info('alerts sent', { listings: listings.length, plates: plates.length, ...counts, isAdvanced })
  return counts.told
}

/** Minutely schedule → Lambda. */
export const handler = jobHandler('sendAlerts', () => sendAlerts())
