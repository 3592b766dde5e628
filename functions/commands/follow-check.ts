import { putStartSign } from '#functions/adapters/import-storage.ts'
import { now } from '#functions/core/time.ts'
import { changeFeed, type FeedRecord } from '#functions/data/stock-feeds.ts'
import {
  changeImport,
  getImportById,
  type ImportRecord,
  listNewestImports,
} from '#functions/data/stock-imports.ts'
import { noteRefusedFile } from './feed-runs.ts'
import { hasHeldRows } from '#shared/schemas/stock-import.ts'

const live = {
  changeFeed,
  changeImport,
  getImportById,
  listNewestImports,
  noteRefusedFile,
  putStartSign,
  now,
}

// A month of nights and of files by hand, so that the read stays bounded for who presses all day, too.
const lookedThrough = 200

const isOf = (feed: FeedRecord, { createdAt }: ImportRecord): boolean =>
  feed.state === 'ON' && feed.setAt <= createdAt

/** What waits for a yes in files of before waits no longer: the newer file has it too, or it is settled. */
const overtakeEarlier = async (
  { ownerId, createdAt }: ImportRecord,
  deps: Pick<typeof live, 'changeImport' | 'listNewestImports' | 'now'>,
): Promise<void> => {
  for (const other of await deps.listNewestImports(ownerId, deps.now(), lookedThrough)) {
    const isWaiting = other.source === 'FEED' && other.createdAt < createdAt && hasHeldRows(other)
    if (isWaiting) await deps.changeImport(other.id, ['DONE'], { held: 0 })
  }
}

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
  await overtakeEarlier(stockImport, deps)
  await deps.changeImport(importId, ['CHECKED', 'APPLYING'], { state: 'APPLYING' })
  await deps.putStartSign(importId)
}
