import { snapshotStore } from './snapshot-store.ts'
import {
  decodePlates,
  encodePlates,
  type PlateSnapshot,
  plateSnapshotVersion,
} from '#functions/search/plates/snapshot.ts'
import { now } from '#functions/core/time.ts'
import { openLiveIndex } from './live-index.ts'
import { beginningOfPlates, plateChangesSince } from '#functions/data/plate-feed.ts'
import { applyPlateChanges, createPlateIndex } from '#functions/search/plates/plate-index.ts'

/** The snapshots of the plates, beside those of the listings. */
export const {
  load: loadPlateSnapshot,
  findEtag: findPlateSnapshotEtag,
  store: storePlateSnapshot,
} = snapshotStore<PlateSnapshot>({
  encode: encodePlates,
  formats: [{ name: `plates.v${plateSnapshotVersion}.snapshot`, decode: decodePlates }],
})

/** The plates on offer, kept up to date as `openLiveIndex` says. A warm Lambda keeps them from call to call. */
export const livePlateIndex = openLiveIndex({
  now,
  loadSnapshot: loadPlateSnapshot,
  open: (snapshot) => snapshot?.index ?? createPlateIndex([]),
  beginning: beginningOfPlates,
  changesSince: plateChangesSince,
  apply: applyPlateChanges,
})
