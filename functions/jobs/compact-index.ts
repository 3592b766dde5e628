import { setMetric, logger } from '#functions/core/logger.ts'
import { isTooOld, secondsBehind, type Watermarks } from '#functions/search/watermarks.ts'

/** What a snapshot store has: the newest snapshot that can be read, and the ETag of the one of today's format. */
export type Loaded<Snapshot> = {
  etag: string | undefined
  snapshot: Snapshot | undefined
  /** It is of a format that is no longer written. */
  isOlder: boolean
}

/** An index, the feed of its changes and its snapshots: what a compaction and a build both work with. */
export type IndexParts<Index, Snapshot, Change> = {
  /** The name of the index, for the log. */
  name: string
  now: () => Date
  loadSnapshot: () => Promise<Loaded<Snapshot> | undefined>
  storeSnapshot: (snapshot: Snapshot, etag: string | undefined) => Promise<boolean>
  changesSince: (
    watermarks: Watermarks,
    now: Date,
  ) => Promise<{ changes: readonly Change[]; watermarks: Watermarks }>
  /** Brings the index up to date, in place, and returns how many changes were new. */
  apply: (index: Index, changes: readonly Change[]) => number
  close: (index: Index, watermarks: Watermarks) => Snapshot
  count: (snapshot: Snapshot) => number
}

type Parts<Index, Snapshot, Change> = IndexParts<Index, Snapshot, Change> & {
  /** Has the index built from the table, by another function. */
  startBuild: () => Promise<void>
  open: (snapshot: Snapshot) => Index
}

/** Whether a snapshot of today's format is there, from which the feed leads to the present. */
export const isUsable = <Snapshot extends { watermarks: Watermarks }>(
  stored: Loaded<Snapshot> | undefined,
  at: Date,
): stored is Loaded<Snapshot> & { snapshot: Snapshot } =>
  stored?.snapshot !== undefined && !stored.isOlder && !isTooOld(stored.snapshot, at)

// A snapshot whose feed had nothing new is as good as the next one; it is renewed hourly, so that it never gets too old.
const renewedAfterMs = 3600 * 1000

const isRecent = ({ watermarks }: { watermarks: Watermarks }, at: Date): boolean => {
  const oldest = new Date(at.getTime() - renewedAfterMs).toISOString()
  return watermarks.every((watermark) => watermark >= oldest)
}

/**
 * Folds the change feed into the snapshot of an index, so that a cold start has little left to read. Where there is none of today's
 * format, or it is unreadable or too old, it starts a build instead. Without changes nothing is written.
 * @returns false when nothing was stored, for a build or because another compaction was faster; nothing is lost then
 */
export const compactIndex = async <Index, Snapshot extends { watermarks: Watermarks }, Change>(
  parts: Parts<Index, Snapshot, Change>,
): Promise<boolean> => {
  const at = parts.now()
  const stored = await parts.loadSnapshot()
  // The age of the snapshot that a search starting at this moment loads.
  if (stored?.snapshot) setMetric('SnapshotAgeSeconds', secondsBehind(stored.snapshot.watermarks, at))
  if (!isUsable(stored, at)) {
    await parts.startBuild()
    return false
  }
  const index = parts.open(stored.snapshot)
  const { changes, watermarks } = await parts.changesSince(stored.snapshot.watermarks, at)
  const news = parts.apply(index, changes)
  if (news === 0 && isRecent(stored.snapshot, at)) return true
  const snapshot = parts.close(index, watermarks)
  const isStored = await parts.storeSnapshot(snapshot, stored.etag)
  logger.info('search index compacted', { of: parts.name, count: parts.count(snapshot), news, isStored })
  return isStored
}
