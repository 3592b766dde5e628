import type { FeedRecord } from '#functions/data/stock-feeds.ts'
import { shownFeedAddress } from '#shared/rules/feed.ts'
import type { FeedView } from '#shared/schemas/stock-feed.ts'

/** A feed as its owner sees it: without what may be a secret in its address. */
export const toFeedView = (feed: FeedRecord): FeedView => ({
  address: shownFeedAddress(feed.address),
  mode: feed.mode,
  gone: feed.gone,
  state: feed.state,
  setAt: feed.setAt,
  isFetching: feed.isAsked || feed.fetching !== null,
  nextAt: feed.state === 'ON' ? feed.dueAt : null,
  failures: feed.failures,
  runs: feed.runs,
})
