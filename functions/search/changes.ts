import { type Stamp, supersedes } from './document.ts'

type Stamped = Stamp & { id: string }

/** The stamp of each removal, so that an older change that arrives late does not bring the item back. */
type Removed = Map<string, Stamp>

/**
 * The newest change of each id that is newer than the index, and how many changes were. `known` gives the stamp of the index's
 * own version.
 */
export const newerChanges = <C extends Stamped>(
  changes: readonly C[],
  known: (id: string) => Stamp | undefined,
  removed: Removed,
): { newer: Map<string, C>; applied: number } => {
  const newer = new Map<string, C>()
  let applied = 0
  for (const change of changes) {
    const stamp = newer.get(change.id) ?? removed.get(change.id) ?? known(change.id)
    if (!supersedes(change, stamp)) continue
    newer.set(change.id, change)
    applied++
  }
  return { newer, applied }
}

// A change that is two days older than a removal can no longer arrive: the feed itself forgets by then.
const rememberedMs = 48 * 3600 * 1000

/**
 * Drops the removals that no change can undo any more, by the newest of `changes`. One that is dated ahead of the clock makes none of them
 * older.
 */
export const dropOldRemovals = (removed: Removed, changes: readonly Stamped[]): void => {
  const latest = changes.reduce((latest, { changedAt }) => Math.max(latest, Date.parse(changedAt)), -Infinity)
  const newest = Math.min(latest, Date.now())
  for (const [id, { changedAt }] of removed)
    if (Date.parse(changedAt) < newest - rememberedMs) removed.delete(id)
}
