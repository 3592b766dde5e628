import { now } from '#functions/adapters/clock.ts'
import { loadSnapshot, storeSnapshot } from '#functions/adapters/search-snapshots.ts'
import { logger } from '#functions/core/logger.ts'
import { approvedDocuments, changesSince, watermarksAt } from '#functions/data/change-feed.ts'
import { mergeChanges } from '#functions/search/merge-changes.ts'
import { isTooOld } from '#functions/search/snapshot.ts'

const live = { loadSnapshot, storeSnapshot, approvedDocuments, changesSince, now }

type Order = { rebuild?: boolean }

/**
 * Folds the change feed into the snapshot, so that a cold start has little left to read. Starts over from the listings
 * themselves when told to, and when the snapshot is missing, unreadable or too old.
 * @returns false when another compaction was faster; nothing is lost then
 */
export const compactSearchIndex = async ({ rebuild = false }: Order = {}, deps = live): Promise<boolean> => {
  const at = deps.now()
  const stored = await deps.loadSnapshot()
  const usable = rebuild || !stored?.snapshot || isTooOld(stored.snapshot, at) ? undefined : stored.snapshot
  // What happens while the listings are being read is in the feed, which is read after them.
  const start = usable ?? { documents: await deps.approvedDocuments(), watermarks: watermarksAt(at) }
  const { changes, watermarks } = await deps.changesSince(start.watermarks, at)
  const documents = mergeChanges(start.documents, changes)
  const isStored = await deps.storeSnapshot({ documents, watermarks }, stored?.etag)
  logger.info('search index compacted', {
    listings: documents.length,
    changes: changes.length,
    isStored,
    rebuilt: !usable,
  })
  return isStored
}

/** Schedule → Lambda. A second schedule passes `{ rebuild: true }` once a day, which also renews the counts of views. */
export const handler = async (event: Order): Promise<void> => {
  await compactSearchIndex(event)
}
