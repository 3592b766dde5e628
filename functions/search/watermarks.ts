/** Up to which instant each shard of a change feed has been read; '' is its beginning. */
export type Watermarks = readonly string[]

// Tombstones of what was deleted leave the feed after two days; an older snapshot would bring it back.
const usableForMs = 36 * 3600 * 1000

/** True when the feed may no longer hold every removal since the snapshot, so that it has to be built anew. */
export const isTooOld = ({ watermarks }: { watermarks: Watermarks }, now: Date): boolean => {
  const oldest = new Date(now.getTime() - usableForMs).toISOString()
  return watermarks.some((watermark) => watermark < oldest)
}

/** Bytes that are no snapshot of this version. */
export class SnapshotUnreadable extends Error {
  override readonly name = 'SnapshotUnreadable'
}
