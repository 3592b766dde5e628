import { now } from '#functions/adapters/clock.ts'
import { openLiveIndex } from '#functions/adapters/live-index.ts'
import { loadPlateSnapshot } from '#functions/adapters/plate-snapshots.ts'
import { beginningOfPlates, plateChangesSince } from '#functions/data/plate-feed.ts'
import { applyPlateChanges, createPlateIndex } from '#functions/search/plates/plate-index.ts'

/** The plates on offer, kept up to date as `openLiveIndex` says. A warm Lambda keeps them from call to call. */
export const livePlates = openLiveIndex({
  now,
  loadSnapshot: loadPlateSnapshot,
  open: (snapshot) => snapshot?.index ?? createPlateIndex([]),
  beginning: beginningOfPlates,
  changesSince: plateChangesSince,
  apply: applyPlateChanges,
})
