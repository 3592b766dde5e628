import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { changeFeed } from '#functions/data/stock-feeds.ts'
import { toFeedView } from '#functions/stock-feeds/views.ts'
import { fetchFeedNow as route } from '#shared/api/stock-feeds.ts'
import { canPost } from '#shared/rules/user.ts'

const live = { changeFeed, now }

/** Has the caller's feed fetched with the next run of the job. Asked again meanwhile, it changes nothing. */
export const fetchFeedNow = async ({ actor }: Input<typeof route>, deps = live) => {
  if (!canPost(actor)) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  const feed = await deps.changeFeed(actor.id, (seen) => {
    if (seen.state !== 'ON') throw new AppError('ILLEGAL_STATUS_MOVE')
    return seen.fetching ? seen : { ...seen, isAsked: true, dueAt: deps.now().toISOString() }
  })
  if (!feed) throw new AppError('NOT_FOUND')
  return toFeedView(feed)
}

export const handler = routeHandler(route, fetchFeedNow)
