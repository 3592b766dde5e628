import { supersedes, type Stamp } from '#functions/search/document.ts'

type Stamped = Stamp & { id: string }

/** When each absent one was removed, so that an older change that arrives late does not bring it back. */
type Removed = Map<string, Stamp>

/**
 * The newest change of each id that tells something an index does not know, and how many changes did. `known` gives the
 * stamp of what the index holds.
 */
export const newsOf = <C extends Stamped>(
  changes: readonly C[],
  known: (id: string) => Stamp | undefined,
  removed: Removed,
): { news: Map<string, C>; applied: number } => {
  const news = new Map<string, C>()
  let applied = 0
  for (const change of changes) {
    const stamp = news.get(change.id) ?? removed.get(change.id) ?? known(change.id)
    if (!supersedes(change, stamp)) continue
    news.set(change.id, change)
    applied++
  }
  return { news, applied }
}

// What came two days later than a removal was written before it by no reader: the feed itself forgets by then.
const rememberedMs = 48 * 3600 * 1000

/** Forgets the removals that no change can undo any more, by the newest of `changes`. */
export const forgetOldRemovals = (removed: Removed, changes: readonly Stamped[]): void => {
  const newest = changes.reduce((latest, { changedAt }) => Math.max(latest, Date.parse(changedAt)), -Infinity)
  for (const [id, { changedAt }] of removed)
    if (Date.parse(changedAt) < newest - rememberedMs) removed.delete(id)
}
