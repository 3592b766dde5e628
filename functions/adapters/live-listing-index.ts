import { snapshotStore } from './snapshot-store.ts'
import { decodeSnapshot, encodeSnapshot, type Snapshot, snapshotVersion } from '#functions/search/snapshot.ts'
import { decodeSnapshotV3 } from '#functions/search/snapshot-v3.ts'
import { now } from '#functions/core/time.ts'
import { openLiveIndex } from './live-index.ts'
import { beginning, changesSince } from '#functions/data/change-feed.ts'
import { listHidingSellers } from '#functions/data/offer-syncs.ts'
import { watermarksBefore } from '#functions/search/watermarks.ts'
import {
  applyChanges,
  createIndex,
  hideDealers,
  openIndex,
  type SearchIndex,
} from '#functions/search/search-index.ts'
import { logger } from '#functions/core/logger.ts'
import { publishMarket } from './publish-market.ts'
import { marketIndexLimits } from '#shared/constants/market-index.ts'

const snapshots = snapshotStore<Snapshot>({
  encode: ({ columns, watermarks }) => encodeSnapshot(columns, watermarks),
  formats: [
    { name: `listings.v${snapshotVersion}.snapshot`, decode: decodeSnapshot },
    { name: 'listings.v3.snapshot', decode: decodeSnapshotV3 },
  ],
})

/** The snapshots of the listings. */
export const { load: loadSnapshot, findEtag: findSnapshotEtag } = snapshots

/**
 * Stores a snapshot, as `snapshotStore` says, and what browsers hold of it. That comes first: a process that starts from the snapshot
 * knows no changes before it. Browsers that get nothing new ask the server, so a failure of theirs stops no search.
 */
export const storeSnapshot = async (snapshot: Snapshot, etag: string | undefined): Promise<boolean> => {
  await publishMarket(snapshot).catch((error: unknown) =>
    logger.error('index of browsers not published', error),
  )
  return snapshots.store(snapshot, etag)
}

const live = { loadSnapshot, changesSince, listHidingSellers, now }

// A browser goes on from what it heard a minute ago, or whenever its list last changed; asked then, a process that has just begun knows
// what others were told before.
const rereadMs = 5 * 60_000

const open = (snapshot: Snapshot | undefined): SearchIndex => {
  const index = snapshot ? openIndex(snapshot.columns) : createIndex([])
  // Browsers hold no larger market, so nobody asks what changed in it.
  if (snapshot && snapshot.columns.count > marketIndexLimits.cars) return index
  const since = snapshot ? watermarksBefore(snapshot.watermarks, rereadMs).toSorted().at(-1)! : ''
  return { ...index, recent: { since, changedAt: new Map() } }
}

/** Opens an index of the listings that keeps itself up to date, as `openLiveIndex` says. */
export const openLiveListingIndex = (deps = live) =>
  openLiveIndex({
    ...deps,
    open,
    beginning,
    rereadMs,
    apply: applyChanges,
    // A private person has few offers, which say it themselves within the request of the change.
    hiding: { sellers: deps.listHidingSellers, hide: hideDealers },
  })

/** The index of this process. A warm Lambda keeps it from call to call. */
export const liveListingIndex = openLiveListingIndex()
