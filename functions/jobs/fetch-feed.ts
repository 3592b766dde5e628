import * as z from 'zod/mini'
import { type Fetched, fetchFile } from '#functions/adapters/fetch-feed.ts'
import { putImportFile } from '#functions/adapters/import-storage.ts'
import { beginFeedImport, endFetch } from '#functions/commands/feed-runs.ts'
import { sha256 } from '#functions/core/hash.ts'
import { type Message, queueHandler } from '#functions/core/job-handler.ts'
import { logger } from '#functions/core/logger.ts'
import { now } from '#functions/core/time.ts'
import { changeFeed, type FeedRecord, findFeed, restUntilNight } from '#functions/data/stock-feeds.ts'
import { getImportById, type ImportRecord, newImport, newImportWrite } from '#functions/data/stock-imports.ts'
import { ConditionsFailed } from '#functions/data/transact.ts'
import { getUserById, verifiedWrite } from '#functions/data/users.ts'
import { canEmploy } from '#shared/rules/user.ts'
import { id } from '#shared/schemas/ids.ts'
import type { FeedRun } from '#shared/schemas/stock-feed.ts'

const wanted = z.object({ ownerId: id('user'), importId: id('import') })
type Wanted = z.output<typeof wanted>

/** The dependencies of this job; tests fetch from a server of their own. */
export const fetchFeedParts = {
  findFeed,
  changeFeed,
  getUserById,
  getImportById,
  beginFeedImport,
  endFetch,
  fetchFile,
  putImportFile,
  now,
}
export type FetchFeedDeps = typeof fetchFeedParts

type File = Extract<Fetched, { outcome: 'FILE' }>

const importOf = (
  feed: FeedRecord,
  { importId }: Wanted,
  { bytes, etag, lastModified }: File,
  by: FeedRun['by'],
  at: Date,
): ImportRecord =>
  newImport(
    {
      id: importId,
      ownerId: feed.ownerId,
      source: 'FEED',
      feed: { by, fingerprint: { etag, lastModified, hash: sha256(bytes) } },
      // The rest of the address may be a secret.
      fileName: new URL(feed.address).hostname.slice(0, 120),
      mode: feed.mode,
      contentLength: bytes.length,
    },
    at,
  )

/** Makes an import of a file and hands it to its check. Doing it again makes none anew. */
const importFile = async (
  feed: FeedRecord,
  one: Wanted,
  file: File,
  by: FeedRun['by'],
  deps: FetchFeedDeps,
) => {
  const { ownerId, importId } = one
  const seen = await deps.getImportById(importId)
  if (!seen) {
    const made = importOf(feed, one, file, by, deps.now())
    const writes = [newImportWrite(made), verifiedWrite(ownerId)]
    if (!(await deps.beginFeedImport(made, writes))) return
  }
  if (!seen || seen.state === 'AWAITING_FILE') await deps.putImportFile(importId, file.bytes)
  await deps.changeFeed(ownerId, (present) =>
    present.fetching?.importId === importId ? restUntilNight(present, deps.now()) : undefined,
  )
}

const fetchOne = async (one: Wanted, deps: FetchFeedDeps): Promise<void> => {
  const { ownerId, importId } = one
  const [feed, user] = await Promise.all([deps.findFeed(ownerId), deps.getUserById(ownerId)])
  const { fetching } = feed ?? {}
  if (!feed || fetching?.importId !== importId) return
  // A dealership that an admin has closed has nobody who could switch its feed off.
  if (!user || !canEmploy(user)) {
    await deps.changeFeed(ownerId, (present) =>
      present.fetching?.importId === importId ? restUntilNight(present, deps.now()) : undefined,
    )
    return
  }
  const seen = feed.isUnsettled ? null : feed.seen
  const fetched = await deps.fetchFile(feed.address, seen)
  const isSame = fetched.outcome === 'FILE' && sha256(fetched.bytes) === seen?.hash
  if (fetched.outcome === 'FAILED') await deps.endFetch(ownerId, importId, fetched)
  else if (fetched.outcome === 'UNCHANGED' || isSame)
    await deps.endFetch(ownerId, importId, { outcome: 'UNCHANGED' })
  else await importFile(feed, one, fetched, fetching.by, deps)
}

/**
 * Fetches feeds, one after the other, and has what changed checked and carried out as an import. Doing it again repeats nothing.
 * @returns the messages whose feed could not be dealt with, to be delivered again
 */
export const fetchFeeds = async (
  messages: readonly Message<Wanted>[],
  deps: FetchFeedDeps = fetchFeedParts,
): Promise<string[]> => {
  const failed: string[] = []
  for (const { id: messageId, body } of messages) {
    try {
      await fetchOne(body, deps)
    } catch (error) {
      // Suspended, or its verification taken back, at this very moment: the claim runs out by itself.
      if (error instanceof ConditionsFailed) continue
      logger.error('a feed could not be fetched', error, { userId: body.ownerId, importId: body.importId })
      failed.push(messageId)
    }
  }
  return failed
}

/** Queue → Lambda. */
export const handler = queueHandler('fetchFeed', wanted, (messages) => fetchFeeds(messages))
