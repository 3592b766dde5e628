/** Up to which instant each shard of a change feed has been read; '' is its beginning. */
export type Watermarks = readonly string[]

// Tombstones of what was deleted leave the feed after two days; an older snapshot would bring it back.
const usableForMs = 36 * 3600 * 1000

/** Whether the feed may no longer hold every removal since the snapshot, so that it has to be rebuilt. */
export const isTooOld = ({ watermarks }: { watermarks: Watermarks }, now: Date): boolean => {
  const oldest = new Date(now.getTime() - usableForMs).toISOString()
  return watermarks.some((watermark) => watermark < oldest)
}

// A watermark is an instant, or the place of a change, which begins with one.
const instantLength = '2026-11-20T12:00:00.000Z'.length

/** The watermarks of so many milliseconds before. */
export const watermarksBefore = (watermarks: Watermarks, ms: number): Watermarks =>
  watermarks.map((watermark) =>
    watermark === '' || ms === 0
      ? watermark
      : new Date(Date.parse(watermark.slice(0, instantLength)) - ms).toISOString(),
  )

/** The lag of the shard that was read least far, in whole seconds; 0 where nothing has been read yet. */
export const secondsBehind = (watermarks: Watermarks, now: Date): number => {
  const reached = watermarks.map((watermark) => Date.parse(watermark.slice(0, instantLength)))
  const known = reached.filter((time) => !Number.isNaN(time))
  return known.length === 0 ? 0 : Math.max(0, Math.round((now.getTime() - Math.min(...known)) / 1000))
}

/** Bytes that are no snapshot of this version. */
export class SnapshotUnreadable extends Error {
  override readonly name = 'SnapshotUnreadable'
}
