import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { findFeed } from '#functions/data/stock-feeds.ts'
import { toFeedView } from '#functions/stock-feeds/views.ts'
import { getFeed as route } from '#shared/api/stock-feeds.ts'

const live = { findFeed }

/** The feed of the caller's stock, or null. */
export const getFeed = async ({ actor }: Input<typeof route>, deps = live) => {
  const feed = await deps.findFeed(actor.id)
  return { feed: feed ? toFeedView(feed) : null }
}

export const handler = routeHandler(route, getFeed)
