import { snapshotStore } from './snapshot-store.ts'
import { decodeSnapshot, encodeSnapshot, type Snapshot, snapshotVersion } from '#functions/search/snapshot.ts'
import { decodeSnapshotV3 } from '#functions/search/snapshot-v3.ts'
import { now } from '#functions/core/time.ts'
import { openLiveIndex } from './live-index.ts'
import { beginning, changesSince } from '#functions/data/change-feed.ts'
import { listHidingSellers } from '#functions/data/offer-syncs.ts'
import { applyChanges, createIndex, hideDealers, openIndex } from '#functions/search/search-index.ts'

/** The snapshots of the listings. */
export const {
  load: loadSnapshot,
  findEtag: findSnapshotEtag,
  store: storeSnapshot,
} = snapshotStore<Snapshot>({
  encode: ({ columns, watermarks }) => encodeSnapshot(columns, watermarks),
  formats: [
    { name: `listings.v${snapshotVersion}.snapshot`, decode: decodeSnapshot },
    { name: 'listings.v3.snapshot', decode: decodeSnapshotV3 },
  ],
})

const live = { loadSnapshot, changesSince, listHidingSellers, now }

const open = (snapshot: Snapshot | undefined) => (snapshot ? openIndex(snapshot.columns) : createIndex([]))

/** Opens an index of the listings that keeps itself up to date, as `openLiveIndex` says. */
export const openLiveListingIndex = (deps = live) =>
  openLiveIndex({
    ...deps,
    open,
    beginning,
    apply: applyChanges,
    // A private person has few offers, which say it themselves within the request of the change.
    hiding: { sellers: deps.listHidingSellers, hide: hideDealers },
  })

/** The index of this process. A warm Lambda keeps it from call to call. */
export const liveListingIndex = openLiveListingIndex()
