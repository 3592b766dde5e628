import { now } from '#functions/core/time.ts'
import { daysNeeded, periodOf } from '#functions/analytics/period-of.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readSellerDays } from '#functions/data/day-counts.ts'
import { getSellerAnalytics as route } from '#shared/api/analytics.ts'

const live = { readSellerDays, now }

/** People who looked at, contacted about and saved the caller's cars, all together. */
export const getSellerAnalytics = async ({ actor, query }: Input<typeof route>, deps = live) => {
  const [length, at] = [Number(query.days), deps.now()]
  const { from, to } = daysNeeded(length, at)
  return periodOf(await deps.readSellerDays(actor.id, from, to), length, at)
}

export const handler = routeHandler(route, getSellerAnalytics)
