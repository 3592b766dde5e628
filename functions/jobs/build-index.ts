import { logger } from '#functions/core/logger.ts'
import { type IndexParts, isUsable } from '#functions/jobs/compact-index.ts'
import type { Watermarks } from '#functions/search/watermarks.ts'

/** An index, and everything that belongs into it. */
export type BuildParts<Index, Snapshot, Document, Change> = IndexParts<Index, Snapshot, Change> & {
  /** The ETag of the snapshot that is stored now. */
  findEtag: () => Promise<string | undefined>
  /** Everything that belongs into the index now, from the table itself, page by page. */
  pages: () => AsyncIterable<readonly Document[]>
  /** Takes the documents in as they come, and makes the index of them in the end. */
  builder: () => { add: (documents: readonly Document[]) => void; finish: () => Index }
  watermarksAt: (now: Date) => Watermarks
}

// A compaction stores every minute where much changes; to lose against it five times in a row, each time in the seconds between two
// calls of S3, is something else.
const tries = 5
const countsPerLine = 100_000

/**
 * Builds an index from the table and stores its snapshot, in place of whatever was stored meanwhile: what changed since is in the feed,
 * which is read after the ETag, so nothing newer is lost. With `ifMissing` only where there is no usable snapshot of this format.
 * @throws Error when compactions were faster every time
 */
export const buildIndex = async <Index, Snapshot extends { watermarks: Watermarks }, Document, Change>(
  ifMissing: boolean,
  parts: BuildParts<Index, Snapshot, Document, Change>,
): Promise<void> => {
  const of = parts.name
  const at = parts.now()
  if (ifMissing && isUsable(await parts.loadSnapshot(), at)) return
  const began = performance.now()
  const builder = parts.builder()
  let count = 0
  for await (const page of parts.pages()) {
    const lines = Math.floor(count / countsPerLine)
    builder.add(page)
    count += page.length
    if (Math.floor(count / countsPerLine) > lines) logger.info('search index building', { of, count })
  }
  const index = builder.finish()
  let watermarks = parts.watermarksAt(at)
  for (let left = tries; left > 0; left--) {
    const etag = await parts.findEtag()
    const since = await parts.changesSince(watermarks, parts.now())
    parts.apply(index, since.changes)
    watermarks = since.watermarks
    const snapshot = parts.close(index, watermarks)
    if (!(await parts.storeSnapshot(snapshot, etag))) continue
    const durationMs = Math.round(performance.now() - began)
    return logger.info('search index built', { of, count: parts.count(snapshot), durationMs })
  }
  throw new Error(`The index of ${of} could not be stored: other runs were faster`)
}
