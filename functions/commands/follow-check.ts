import { putStartSign } from '#functions/adapters/import-storage.ts'
import { changeFeed, type FeedRecord } from '#functions/data/stock-feeds.ts'
import { changeImport, getImportById, type ImportRecord } from '#functions/data/stock-imports.ts'
import { noteRefusedFile } from './feed-runs.ts'

const live = { changeFeed, changeImport, getImportById, noteRefusedFile, putStartSign }

const isOf = (feed: FeedRecord, { createdAt }: ImportRecord): boolean =>
  feed.state === 'ON' && feed.setAt <= createdAt

/** What the check of a feed's file leads to: it is carried out as it is, or its refusal is noted. Doing it again repeats nothing. */
export const followCheck = async (importId: string, deps = live): Promise<void> => {
  const stockImport = await deps.getImportById(importId)
  if (!stockImport?.feed) return
  const { ownerId, state, feed: from } = stockImport
  if (state === 'REFUSED') await deps.noteRefusedFile(stockImport)
  if (state !== 'CHECKED' && state !== 'APPLYING') return
  // Who has changed or removed the feed meanwhile finds the import checked, and starts it by hand.
  const noted = await deps.changeFeed(ownerId, (feed) =>
    isOf(feed, stockImport) ? { ...feed, seen: from.fingerprint, failures: 0 } : undefined,
  )
  if (!noted) return
  await deps.changeImport(importId, ['CHECKED', 'APPLYING'], { state: 'APPLYING' })
  await deps.putStartSign(importId)
}
