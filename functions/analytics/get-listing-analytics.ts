import { now } from '#functions/core/time.ts'
import { findSimilar } from '#functions/analytics/find-similar.ts'
import { medianPace, paceOf } from '#functions/analytics/pace.ts'
import { daysNeeded, periodOf } from '#functions/analytics/period-of.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readListingDays } from '#functions/data/person-counts.ts'
import { getListingById } from '#functions/data/listings.ts'
import { getListingAnalytics as route } from '#shared/api/analytics.ts'

const live = { getListingById, readListingDays, findSimilar, now }

/** The daily counts of one of the caller's own cars, and its attention per day compared with similar cars. */
export const getListingAnalytics = async ({ actor, params, query }: Input<typeof route>, deps = live) => {
  const listing = await deps.getListingById(params.id)
  // Analytics are the owner's alone, so not even the existence of others' listings is disclosed.
  if (listing?.ownerId !== actor.id) throw new AppError('LISTING_NOT_FOUND')
  const [length, at] = [Number(query.days), deps.now()]
  const { from, to } = daysNeeded(length, at)
  const [counted, similar] = await Promise.all([
    deps.readListingDays(listing.id, from, to),
    deps.findSimilar(listing),
  ])
  return {
    ...periodOf(counted, length, at),
    pace: paceOf(listing, at),
    similar: { count: similar.length, pace: medianPace(similar, at) },
  }
}

export const handler = routeHandler(route, getListingAnalytics)
