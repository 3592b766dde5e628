import { setMetric, logger } from '#functions/core/logger.ts'
import { isTooOld, secondsBehind, type Watermarks } from '#functions/search/watermarks.ts'

/** An index, the feed of its changes and its snapshots. */
type Parts<Index, Snapshot, Document, Change> = {
  /** The name of the index, for the log. */
  name: string
  now: () => Date
  loadSnapshot: () => Promise<{ etag: string; snapshot: Snapshot | undefined } | undefined>
  storeSnapshot: (snapshot: Snapshot, etag: string | undefined) => Promise<boolean>
  /** Everything that belongs into the index now, from the table itself. */
  documents: () => Promise<readonly Document[]>
  changesSince: (
    watermarks: Watermarks,
    now: Date,
  ) => Promise<{ changes: readonly Change[]; watermarks: Watermarks }>
  watermarksAt: (now: Date) => Watermarks
  create: (documents: readonly Document[]) => Index
  open: (snapshot: Snapshot) => Index
  /** Brings the index up to date, in place, and returns how many changes were new. */
  apply: (index: Index, changes: readonly Change[]) => number
  close: (index: Index, watermarks: Watermarks) => Snapshot
  count: (snapshot: Snapshot) => number
}

// A snapshot whose feed had nothing new is as good as the next one; it is renewed hourly, so that it never gets too old.
const renewedAfterMs = 3600 * 1000

const isRecent = ({ watermarks }: { watermarks: Watermarks }, at: Date): boolean => {
  const oldest = new Date(at.getTime() - renewedAfterMs).toISOString()
  return watermarks.every((watermark) => watermark >= oldest)
}

/**
 * Folds the change feed into the snapshot of an index, so that a cold start has little left to read. Rebuilds it from the table
 * on request, and when the snapshot is missing, unreadable or too old. Without changes nothing is written.
 * @returns false when another compaction was faster; nothing is lost then
 */
export const compactIndex = async <Index, Snapshot extends { watermarks: Watermarks }, Document, Change>(
  rebuild: boolean,
  parts: Parts<Index, Snapshot, Document, Change>,
): Promise<boolean> => {
  const at = parts.now()
  const stored = await parts.loadSnapshot()
  const usable = rebuild || !stored?.snapshot || isTooOld(stored.snapshot, at) ? undefined : stored.snapshot
  // Changes made while the documents are being read are in the feed, which is read after them.
  const index = usable ? parts.open(usable) : parts.create(await parts.documents())
  const { changes, watermarks } = await parts.changesSince(usable?.watermarks ?? parts.watermarksAt(at), at)
  const news = parts.apply(index, changes)
  // The age of the snapshot that a search starting at this moment loads.
  setMetric('SnapshotAgeSeconds', secondsBehind(usable?.watermarks ?? watermarks, at))
  if (usable && news === 0 && isRecent(usable, at)) return true
  const snapshot = parts.close(index, watermarks)
  const isStored = await parts.storeSnapshot(snapshot, stored?.etag)
  const count = parts.count(snapshot)
  logger.info('search index compacted', { of: parts.name, count, news, isStored, rebuilt: !usable })
  return isStored
}
