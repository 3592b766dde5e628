import { snapshotStore } from '#functions/adapters/snapshot-store.ts'
import {
  decodePlates,
  encodePlates,
  plateSnapshotVersion,
  type PlateSnapshot,
} from '#functions/search/plates/snapshot.ts'

/** The snapshots of the plates, beside those of the listings. */
export const { load: loadPlateSnapshot, store: storePlateSnapshot } = snapshotStore<PlateSnapshot>({
  name: `plates.v${plateSnapshotVersion}.snapshot`,
  encode: encodePlates,
  decode: decodePlates,
})
