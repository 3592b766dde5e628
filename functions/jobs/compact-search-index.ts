import { now } from '#functions/adapters/clock.ts'
import { loadSnapshot, storeSnapshot } from '#functions/adapters/search-snapshots.ts'
import { logger } from '#functions/core/logger.ts'
import { approvedDocuments, changesSince, watermarksAt } from '#functions/data/change-feed.ts'
import { applyChanges, columnsOf, createIndex, openIndex } from '#functions/search/search-index.ts'
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
  const index = usable ? openIndex(usable.columns) : createIndex(await deps.approvedDocuments())
  const { changes, watermarks } = await deps.changesSince(usable?.watermarks ?? watermarksAt(at), at)
  applyChanges(index, changes)
  const columns = columnsOf(index)
  const isStored = await deps.storeSnapshot({ columns, watermarks }, stored?.etag)
  logger.info('search index compacted', {
    listings: columns.count,
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
