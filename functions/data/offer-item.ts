import { timeSort } from '#functions/data/keys.ts'
import { setFields } from '#functions/data/set-fields.ts'
import { tableName } from '#functions/data/table.ts'
import type { Write } from '#functions/data/transact.ts'

// What the items of listings and plates have in common: a version that every edit raises, counters, a place in a feed.

type Key = { pk: string; sk: string }

/** Counted by their own writes, so an edit must never put an old number back. */
const counted: ReadonlySet<string> = new Set(['viewCount', 'contactCount', 'saveCount'])

/**
 * A write of everything in the item but its counters, so that no index key stays behind; its condition fails when somebody
 * changed the item since it had the version `seen`.
 */
export const replaceWrite = ({ pk, sk, ...item }: Key, seen: number): Write => {
  const set = setFields(Object.fromEntries(Object.entries(item).filter(([name]) => !counted.has(name))))
  return {
    Update: {
      TableName: tableName(),
      Key: { pk, sk },
      ...set,
      ConditionExpression: '#seenVersion = :seenVersion',
      ExpressionAttributeNames: { ...set.ExpressionAttributeNames, '#seenVersion': 'version' },
      ExpressionAttributeValues: { ...set.ExpressionAttributeValues, ':seenVersion': seen },
    },
  }
}

/** A write that deletes an item; its condition fails when somebody changed it since it had the version `seen`. */
export const deleteWrite = (key: Key, seen: number): Write => ({
  Delete: {
    TableName: tableName(),
    Key: key,
    ConditionExpression: 'version = :seen',
    ExpressionAttributeValues: { ':seen': seen },
  },
})

type Deleted = { key: Key; id: string; version: number; changePk: string }

/** What a feed keeps of a deleted item, until every index has surely seen it (two days). */
export const tombstoneOf = ({ key, id, version, changePk }: Deleted, at: Date) => ({
  ...key,
  sk: 'TOMBSTONE',
  id,
  version: version + 1,
  updatedAt: at.toISOString(),
  changePk,
  changeSk: timeSort(at.toISOString(), id),
  expiresAt: Math.floor(at.getTime() / 1000) + 2 * 86_400,
})
