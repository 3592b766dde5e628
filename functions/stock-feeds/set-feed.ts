import { AppError, invalid } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { now, retryConflict } from '#functions/core/time.ts'
import { type FeedRecord, feedWrite, findFeed, restUntilNight } from '#functions/data/stock-feeds.ts'
import { transact } from '#functions/data/transact.ts'
import { verifiedWrite } from '#functions/data/users.ts'
import { toFeedView } from '#functions/stock-feeds/views.ts'
import { setFeed as route } from '#shared/api/stock-feeds.ts'
import { canPost } from '#shared/rules/user.ts'

const live = { findFeed, transact, now }

const blank = { seen: null, isUnsettled: false, told: null, runs: [], version: 0 }

/** Sets where the caller's stock is fetched from, and what a fetch does. A fetch that is under way is not heeded any more. */
export const setFeed = async ({ actor, body }: Input<typeof route>, deps = live) =>
  retryConflict(async () => {
    if (!canPost(actor)) throw new AppError('DEALERSHIP_NOT_VERIFIED')
    const at = deps.now()
    const seen = await deps.findFeed(actor.id)
    const address = body.address ?? seen?.address
    if (address === undefined) throw invalid('address', 'This is required')
    const isSame = seen?.address === address && seen.mode === body.mode && seen.gone === body.gone
    const feed: FeedRecord = restUntilNight(
      {
        ...(seen ?? blank),
        ownerId: actor.id,
        address,
        mode: body.mode,
        gone: body.gone,
        state: body.isOn ? 'ON' : 'OFF',
        setAt: at.toISOString(),
        // Another rule reads the same file anew.
        seen: isSame ? seen.seen : null,
        failures: 0,
        isAsked: false,
        fetching: null,
        dueAt: null,
      },
      at,
    )
    const isVerified = { ...verifiedWrite(actor.id), refuse: 'DEALERSHIP_NOT_VERIFIED' } as const
    await deps.transact([isVerified, feedWrite(feed, seen)])
    return toFeedView(feed)
  })

export const handler = routeHandler(route, setFeed)
