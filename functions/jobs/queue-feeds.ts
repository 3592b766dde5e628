import { newId } from '#functions/adapters/ids.ts'
import { sendMessages } from '#functions/adapters/queue.ts'
import { endFetch } from '#functions/commands/feed-runs.ts'
import { env } from '#functions/core/env.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { now } from '#functions/core/time.ts'
import { changeFeed, dueFeedPages, type FeedRecord } from '#functions/data/stock-feeds.ts'
import { workThrough } from './attempts.ts'

const live = { dueFeedPages, changeFeed, endFetch, sendMessages, newId, now }
type Deps = typeof live

// Longer than a message is handed out before it lies in the dead letters: three times six minutes.
const fetchingMs = 30 * 60_000

const handOver = async (due: FeedRecord, at: Date, deps: Deps): Promise<void> => {
  const { ownerId, version } = due
  // It never came to its end.
  if (due.fetching)
    return deps.endFetch(ownerId, due.fetching.importId, { outcome: 'FAILED', problem: 'INTERRUPTED' })
  const importId = deps.newId('import')
  // First, so that the job that fetches it finds it being fetched.
  const claimed = await deps.changeFeed(ownerId, (feed) =>
    feed.version === version
      ? {
          ...feed,
          fetching: { importId, by: feed.isAsked ? 'HAND' : 'NIGHT' },
          dueAt: new Date(at.getTime() + fetchingMs).toISOString(),
        }
      : undefined,
  )
  if (!claimed) return undefined
  try {
    await deps.sendMessages(env().FEED_QUEUE_URL, [{ ownerId, importId }])
  } catch (error) {
    // Due again with the next run; what the queue did take finds its claim gone.
    await deps.changeFeed(ownerId, (feed) =>
      feed.fetching?.importId === importId ? { ...feed, fetching: null, dueAt: due.dueAt } : undefined,
    )
    throw error
  }
  return undefined
}

/**
 * Hands the feeds whose time has come to the job that fetches them, and gives up those that never came to their end. One that fails
 * stops no other.
 * @throws the last failure
 */
export const queueFeeds = async (deps: Deps = live): Promise<void> => {
  const at = deps.now()
  await workThrough(deps.dueFeedPages(at), (feed) => handOver(feed, at, deps), {
    complaint: 'a feed could not be handed over',
    about: ({ ownerId }) => ({ userId: ownerId }),
    now: deps.now,
  })
}

/** Schedule → Lambda. */
export const handler = jobHandler('queueFeeds', () => queueFeeds())
