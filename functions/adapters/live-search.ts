import { now } from '#functions/adapters/clock.ts'
import { loadSnapshot } from '#functions/adapters/search-snapshots.ts'
import { AppError } from '#functions/core/app-error.ts'
import { logger } from '#functions/core/logger.ts'
import { beginning, changesSince } from '#functions/data/change-feed.ts'
import { applyChanges, createIndex, openIndex, type SearchIndex } from '#functions/search/search-index.ts'
import { isTooOld, type Watermarks } from '#functions/search/snapshot.ts'

const live = { loadSnapshot, changesSince, now }

type Known = { index: SearchIndex; watermarks: Watermarks; asOf: number }

/** A poll is half a read unit per shard: once a second and instance is cheap, and keeps a publish within two seconds. */
const pollEveryMs = 1000
/** A search that is half a minute behind is better than none; one that is older may show what was taken down. */
const staleAfterMs = 30_000

/**
 * Opens a search index that keeps itself up to date. The function it returns answers the index as of at most a second
 * ago, all callers of a moment sharing one poll; while the feed fails, the last one for half a minute.
 * @throws AppError STORE_UNAVAILABLE (from the returned function) when there is no index fresh enough
 */
export const openLiveIndex = (deps = live): (() => Promise<SearchIndex>) => {
  let known: Known | undefined
  let polledAt = -Infinity
  let poll: Promise<void> | undefined
  let failure: unknown

  const refresh = async () => {
    try {
      known = await catchUp(known, deps)
      failure = undefined
    } catch (error) {
      failure = error
      logger.error('search index could not be refreshed', error)
    } finally {
      poll = undefined
    }
  }

  return async () => {
    const at = deps.now().getTime()
    if (!poll && at - polledAt >= pollEveryMs) {
      polledAt = at
      poll = refresh()
    }
    await poll
    if (known && (failure === undefined || deps.now().getTime() - known.asOf < staleAfterMs))
      return known.index
    throw new AppError('STORE_UNAVAILABLE', { cause: failure, retryAfterSeconds: 2 })
  }
}

const catchUp = async (known: Known | undefined, deps: typeof live): Promise<Known> => {
  const at = deps.now()
  const from = known ?? (await load(deps, at))
  const { changes, watermarks } = await deps.changesSince(from.watermarks, at)
  applyChanges(from.index, changes)
  return { index: from.index, watermarks, asOf: at.getTime() }
}

/** The index of the snapshot, or an empty one that the whole feed will fill. */
const load = async (deps: typeof live, at: Date) => {
  const snapshot = (await deps.loadSnapshot())?.snapshot
  if (!snapshot || isTooOld(snapshot, at)) return { index: createIndex([]), watermarks: beginning }
  return { index: openIndex(snapshot.columns), watermarks: snapshot.watermarks }
}

/** The index of this process. A warm Lambda keeps it from call to call. */
export const liveIndex = openLiveIndex()
