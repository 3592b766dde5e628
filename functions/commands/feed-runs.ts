import { now } from '#functions/core/time.ts'
import { sha256 } from '#functions/core/hash.ts'
import { changeFeed, type FeedRecord, readFeedStock, restUntilNight } from '#functions/data/stock-feeds.ts'
import type { ImportRecord, ImportRow } from '#functions/data/stock-imports.ts'
import type { Write } from '#functions/data/transact.ts'
import { getUserById } from '#functions/data/users.ts'
import type { EmailContent } from '#functions/mail/email.ts'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import type { FeedRun } from '#shared/schemas/stock-feed.ts'
import { accountEmailWrite } from './account-email.ts'

const live = { changeFeed, getUserById, accountEmailWrite, now }
type Deps = typeof live

const { runs: kept, tellAfter, stopAfter } = sellingLimits.feed

// Nights alone count, so that nobody stops a feed by pressing a button; our own faults do not. An import counts once it is checked.
const failuresAfter = ({ failures }: FeedRecord, { outcome, problem, by }: FeedRun): number => {
  if (outcome === 'UNCHANGED') return 0
  const isFailure = outcome === 'REFUSED' || (outcome === 'FAILED' && problem !== 'INTERRUPTED')
  return isFailure && by === 'NIGHT' ? failures + 1 : failures
}

const withRun = (feed: FeedRecord, run: FeedRun): FeedRecord => {
  const others = feed.runs.filter(({ importId }) => importId === undefined || importId !== run.importId)
  const failures = failuresAfter(feed, run)
  const state = feed.state === 'ON' && failures >= stopAfter ? 'STOPPED' : feed.state
  const dueAt = state === 'ON' ? feed.dueAt : null
  return { ...feed, runs: [run, ...others].slice(0, kept), failures, state, dueAt }
}

const newsBetween = (before: FeedRecord, after: FeedRecord): EmailContent | undefined => {
  if (after.state === 'STOPPED' && before.state !== 'STOPPED') return { kind: 'FEED_STOPPED' }
  if (after.failures === tellAfter && before.failures < tellAfter) return { kind: 'FEED_FAILING' }
  return undefined
}

const mailWrites = async (
  ownerId: string,
  content: EmailContent | undefined,
  at: Date,
  deps: Deps,
): Promise<Write[]> => {
  const user = content && (await deps.getUserById(ownerId))
  return user ? [await deps.accountEmailWrite(user, content, at)] : []
}

/**
 * Notes the end of the fetch that was handed over under this id, and tells its dealership of nights without a file. A fetch that was
 * replaced meanwhile is not noted.
 */
export const endFetch = async (
  ownerId: string,
  importId: string,
  end: Pick<FeedRun, 'outcome' | 'problem' | 'status'>,
  deps = live,
): Promise<void> => {
  const at = deps.now()
  await deps.changeFeed(
    ownerId,
    (feed) => {
      const { fetching } = feed
      if (fetching?.importId !== importId) return undefined
      return restUntilNight(withRun(feed, { at: at.toISOString(), by: fetching.by, ...end }), at)
    },
    (next, seen) => mailWrites(ownerId, newsBetween(seen, next), at, deps),
  )
}

/** Notes the import that a fetch makes, with `together` in the same transaction. @returns whether the fetch still counts */
export const beginFeedImport = async (
  { id: importId, ownerId, createdAt, feed: from }: ImportRecord,
  together: readonly Write[],
  deps = live,
): Promise<boolean> => {
  const run: FeedRun = { at: createdAt, by: from?.by ?? 'NIGHT', outcome: 'IMPORTED', importId }
  const noted = await deps.changeFeed(
    ownerId,
    (feed) => (feed.fetching?.importId === importId ? withRun(feed, run) : undefined),
    async () => together,
  )
  return noted !== undefined
}

/** Notes that the file of a feed was refused as a whole, and tells its dealership of nights without one. Doing it again repeats nothing. */
export const noteRefusedFile = async (
  { id: importId, ownerId }: Pick<ImportRecord, 'id' | 'ownerId'>,
  deps = live,
): Promise<void> => {
  const at = deps.now()
  await deps.changeFeed(
    ownerId,
    (feed) => {
      const run = feed.runs.find((each) => each.importId === importId)
      return run?.outcome === 'IMPORTED' ? withRun(feed, { ...run, outcome: 'REFUSED' }) : undefined
    },
    (next, seen) => mailWrites(ownerId, newsBetween(seen, next), at, deps),
  )
}

const needsPerson = ({ action, outcome, held }: ImportRow): boolean =>
  action === 'REFUSE' || outcome === 'FAILED' || (held !== undefined && outcome === null)

/**
 * Tells a dealership of the rows of a night's feed that need them, unless it was told of the very same ones before. After its yes to
 * those that waited, of those alone that could not be carried out.
 */
export const tellOfRows = async (
  { ownerId, feed: from, isConfirmed }: ImportRecord,
  rows: readonly ImportRow[],
  deps = live,
): Promise<void> => {
  if (from?.by !== 'NIGHT') return
  const left = rows.filter(needsPerson)
  const news = isConfirmed ? left.filter(({ held, outcome }) => held && outcome === 'FAILED') : left
  const waiting = news.filter(({ action }) => action !== 'REFUSE').filter(({ outcome }) => outcome === null)
  const told = sha256(
    JSON.stringify(
      left.map(({ stockNumber, problems, failure, held, changes }) => [
        stockNumber,
        problems,
        failure,
        held ? changes : null,
      ]),
    ),
  )
  const content: EmailContent | undefined =
    news.length > 0
      ? { kind: 'FEED_ROWS', refused: news.length - waiting.length, waiting: waiting.length }
      : undefined
  const at = deps.now()
  await deps.changeFeed(
    ownerId,
    (feed) => (feed.told === told ? undefined : { ...feed, told }),
    () => mailWrites(ownerId, content, at, deps),
  )
}

/**
 * Notes whether the file of an import is to be read again though it is the same: a row of it failed, or a car waits for its review.
 * Silent, however many nights that lasts, since `tellOfRows` tells of the same rows once. Not after an undo, also of an earlier file,
 * or the next night would do again what was taken back.
 */
export const noteUnsettled = async (
  { ownerId, feed: from, undo }: ImportRecord,
  rows: readonly ImportRow[],
  deps = { changeFeed, readFeedStock },
): Promise<void> => {
  if (!from) return
  const isLeft = rows.some(({ outcome }) => outcome === 'FAILED')
  const isUnsettled = !undo && (isLeft || (await deps.readFeedStock(ownerId)).isWaiting)
  await deps.changeFeed(ownerId, (feed) =>
    (undo || feed.seen?.hash === from.fingerprint.hash) && feed.isUnsettled !== isUnsettled
      ? { ...feed, isUnsettled }
      : undefined,
  )
}
