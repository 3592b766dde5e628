import { now } from '#functions/adapters/clock.ts'
import { openLiveIndex } from '#functions/adapters/live-index.ts'
import { loadSnapshot } from '#functions/adapters/search-snapshots.ts'
import { beginning, changesSince } from '#functions/data/change-feed.ts'
import { applyChanges, createIndex, openIndex } from '#functions/search/search-index.ts'
import type { Snapshot } from '#functions/search/snapshot.ts'

const live = { loadSnapshot, changesSince, now }

const open = (snapshot: Snapshot | undefined) => (snapshot ? openIndex(snapshot.columns) : createIndex([]))

/** Opens an index of the listings that keeps itself up to date, as `openLiveIndex` says. */
export const openLiveSearch = (deps = live) =>
  openLiveIndex({ ...deps, open, beginning, apply: applyChanges })

/** The index of this process. A warm Lambda keeps it from call to call. */
export const liveIndex = openLiveSearch()
