import { logger } from '#functions/core/logger.ts'
import { storeUnavailable } from '#functions/core/app-error.ts'
import { isTooOld, type Watermarks, watermarksBefore } from '#functions/search/watermarks.ts'

/** The source of an index, and how it is kept up to date. */
type Source<Index, Snapshot, Change> = {
  now: () => Date
  loadSnapshot: () => Promise<{ snapshot: Snapshot | undefined } | undefined>
  /** The index of a snapshot; without one an empty index that the whole feed will fill. */
  open: (snapshot: Snapshot | undefined) => Index
  /** How much of the feed before the snapshot is read again, for an index that tells others what changed lately. */
  rereadMs?: number
  /** The watermarks of the feed's beginning. */
  beginning: Watermarks
  changesSince: (
    watermarks: Watermarks,
    now: Date,
  ) => Promise<{ changes: readonly Change[]; watermarks: Watermarks }>
  /** Brings the index up to date, in place. */
  apply: (index: Index, changes: readonly Change[]) => unknown
  /** The sellers whose offers nobody may see although the feed does not say so yet, and how an index leaves them out. */
  hiding?: {
    sellers: () => Promise<readonly string[]>
    hide: (index: Index, sellers: readonly string[]) => void
  }
}

type Known<Index> = { index: Index; watermarks: Watermarks; asOf: number }

/** A poll is half a read unit per shard: once a second and instance is cheap, and keeps a publish within two seconds. */
const pollEveryMs = 1000
/** A search that is half a minute behind is better than none; one that is older may show what was taken down. */
const staleAfterMs = 30_000

/**
 * Opens an index that keeps itself up to date. The function it returns answers the index as of at most a second ago, all
 * callers of a moment sharing one poll; while the feed fails, the last one for half a minute.
 * @throws AppError STORE_UNAVAILABLE (from the returned function) when there is no index fresh enough
 */
export const openLiveIndex = <Index, Snapshot extends { watermarks: Watermarks }, Change>(
  source: Source<Index, Snapshot, Change>,
): (() => Promise<Index>) => {
  let known: Known<Index> | undefined
  let polledAt = -Infinity
  let poll: Promise<void> | undefined
  let failure: unknown

  const refresh = async () => {
    try {
      known = await catchUp(known, source)
      failure = undefined
    } catch (error) {
      failure = error
      logger.error('search index could not be refreshed', error)
    } finally {
      poll = undefined
    }
  }

  return async () => {
    const at = source.now().getTime()
    if (!poll && at - polledAt >= pollEveryMs) {
      polledAt = at
      poll = refresh()
    }
    await poll
    if (known && (failure === undefined || source.now().getTime() - known.asOf < staleAfterMs))
      return known.index
    throw storeUnavailable(failure)
  }
}

const catchUp = async <Index, Snapshot extends { watermarks: Watermarks }, Change>(
  known: Known<Index> | undefined,
  source: Source<Index, Snapshot, Change>,
): Promise<Known<Index>> => {
  const at = source.now()
  const from = known ?? (await load(source, at))
  const [{ changes, watermarks }, hidden = []] = await Promise.all([
    source.changesSince(from.watermarks, at),
    source.hiding?.sellers(),
  ])
  source.apply(from.index, changes)
  source.hiding?.hide(from.index, hidden)
  return { index: from.index, watermarks, asOf: at.getTime() }
}

const load = async <Index, Snapshot extends { watermarks: Watermarks }, Change>(
  { loadSnapshot, open, beginning, rereadMs = 0 }: Source<Index, Snapshot, Change>,
  at: Date,
) => {
  const snapshot = (await loadSnapshot())?.snapshot
  if (!snapshot || isTooOld(snapshot, at)) return { index: open(undefined), watermarks: beginning }
  return { index: open(snapshot), watermarks: watermarksBefore(snapshot.watermarks, rereadMs) }
}
