import { timeSort } from '#functions/data/keys.ts'
import {
  deleteWrite,
  updateWrite,
  writtenNow,
  type Item,
  type ItemWrite,
  type Key,
} from '#functions/data/table.ts'
import { keptUntil } from './kept-until.ts'

// Shared by the items of listings and plates: a version that every edit raises, counters, a place in a feed.

/** Counts of before they had an item of their own: an edit leaves them as they are. */
const counted: ReadonlySet<string> = new Set(['viewCount', 'contactCount', 'saveCount'])

const unchanged = (seen: number) =>
  ({ if: 'version = :seen', values: { seen }, refuse: 'EDIT_CONFLICT' }) as const

/**
 * A write of everything in the item but its counters, so that no index key stays behind; what is undefined is removed. It is refused as
 * EDIT_CONFLICT when somebody changed the item since it had the version `seen`.
 */
export const replaceWrite = ({ pk, sk, ...item }: Item & Key, seen: number): ItemWrite => {
  const fields = Object.entries(item).filter(([name]) => !counted.has(name))
  const set = Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  const remove = fields.filter(([, value]) => value === undefined).map(([name]) => name)
  return updateWrite({ pk, sk }, { set: { ...set, ...writtenNow }, remove, ...unchanged(seen) })
}

/** A write that deletes an item; EDIT_CONFLICT when somebody changed it since it had the version `seen`. */
export const deleteSeenWrite = (key: Key, seen: number): ItemWrite => deleteWrite(key, unchanged(seen))

type Deleted = { key: Key; id: string; version: number; changePk: string }

/** The tombstone of a deleted item in a feed, kept until every index has surely seen it (two days). */
export const tombstoneOf = ({ key, id, version, changePk }: Deleted, at: Date) => ({
  ...key,
  sk: 'TOMBSTONE',
  id,
  version: version + 1,
  updatedAt: at.toISOString(),
  changePk,
  changeSk: timeSort(at.toISOString(), id),
  expiresAt: keptUntil('tombstone', at),
})
