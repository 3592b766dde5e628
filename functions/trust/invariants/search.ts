import { isListed } from '#functions/data/listing-record.ts'
import { noCounts } from '#functions/data/counts.ts'
import { toSearchChange } from '#functions/data/change-feed.ts'
import { idOf } from '#functions/search/row-ids.ts'
import { decodeSnapshot } from '#functions/search/snapshot.ts'
import { isTooOld } from '#functions/search/watermarks.ts'
import { text } from '#functions/trust/invariants/item.ts'
import type { Item, Violation } from '#functions/trust/invariants/store.ts'
import type { Check, View } from '#functions/trust/invariants/view.ts'
import { partitions } from '#functions/data/keys.ts'
import { changeShards } from '#shared/constants/storage.ts'

const bad = (about: string, says: string): Violation => ({ invariant: 'I1', about, says })

const shards = Array.from({ length: changeShards }, (_, shard) => partitions.changes(shard))

/** Every item that was ever public is in the change feed, because search could not remove it otherwise. */
export const checkFeed: Check = ({ listings, plates, of }) => {
  const fed = new Set(
    [...of('listing'), ...of('plate')].filter(({ changePk }) => changePk).map((item) => text(item, 'id')),
  )
  return [...listings.values(), ...plates.values()]
    .filter(({ id, status, publishedAt }) => !fed.has(id) && (status === 'APPROVED' || publishedAt !== null))
    .map(({ id }) => bad(id, 'was public and is not in the feed'))
}

// One snapshot is looked at after many schedules of the simulation.
const decoded = new WeakMap<Uint8Array, ReturnType<typeof decodeSnapshot>>()

const decode = (bytes: Uint8Array) => {
  const snapshot = decoded.get(bytes) ?? decodeSnapshot(bytes)
  decoded.set(bytes, snapshot)
  return snapshot
}

/** The listings that search finds: those of the snapshot, updated by the later changes of the feed. */
const searchable = (view: View, bytes: Uint8Array): Set<string> | undefined => {
  const snapshot = decode(bytes)
  if (isTooOld(snapshot, view.at)) return undefined
  const { columns, watermarks } = snapshot
  const found = new Set(Array.from({ length: columns.count }, (_, row) => idOf(columns.ids, row)))
  const isNew = (item: Item) => {
    const shard = shards.indexOf(text(item, 'changePk'))
    return shard >= 0 && text(item, 'changeSk') >= (watermarks[shard] ?? '')
  }
  for (const item of [...view.of('listing'), ...view.of('tombstone')].filter(isNew)) {
    const change = toSearchChange(item, noCounts)
    if (change && 'document' in change) found.add(change.id)
    else if (change) found.delete(change.id)
  }
  return found
}

/** I1: the snapshot and the feed together hold exactly the listings that are on sale. */
export const checkSearch: Check = (view) => {
  const found = view.snapshot && searchable(view, view.snapshot)
  // Without a recent snapshot, search reads the listings themselves.
  if (!found) return []
  const must = new Set([...view.listings.values()].filter(isListed).map(({ id }) => id))
  return [
    ...[...must].filter((id) => !found.has(id)).map((id) => bad(id, 'is on offer and not found')),
    ...[...found].filter((id) => !must.has(id)).map((id) => bad(id, 'is found and not on offer')),
  ]
}
