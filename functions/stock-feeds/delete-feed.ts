import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { removeFeed } from '#functions/data/stock-feeds.ts'
import { deleteFeed as route } from '#shared/api/stock-feeds.ts'

const live = { removeFeed }

/** Forgets the caller's feed, its address with it. */
export const deleteFeed = ({ actor }: Input<typeof route>, deps = live) => deps.removeFeed(actor.id)

export const handler = routeHandler(route, deleteFeed)
