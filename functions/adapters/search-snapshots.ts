import { snapshotStore } from '#functions/adapters/snapshot-store.ts'
import { decodeSnapshot, encodeSnapshot, type Snapshot, snapshotVersion } from '#functions/search/snapshot.ts'

/** The snapshots of the listings. One name per format: during a deployment old and new code each keep their own. */
export const { load: loadSnapshot, store: storeSnapshot } = snapshotStore<Snapshot>({
  name: `listings.v${snapshotVersion}.snapshot`,
  encode: ({ columns, watermarks }) => encodeSnapshot(columns, watermarks),
  decode: decodeSnapshot,
})
