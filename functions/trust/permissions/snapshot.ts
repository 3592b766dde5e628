import { paginateScan } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from '#functions/data/table.ts'

const anyId = /\b[a-z]{2,4}_[0-9A-HJKMNP-TV-Z]{26}\b/g
// Refused calls are counted too, a job processes account statuses, and queued emails are sent.
const passing = /^(?:RATE|STANDING|MAIL)#/

// A store may return an item's attributes in any order, and sets have no JSON.
const inOrder = (_: string, value: unknown): unknown => {
  if (value instanceof Set) return [...value].toSorted()
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The items that contain one of these ids, as text by key, without emails, counts of calls and pending account statuses. */
export const snapshot = async (ids: ReadonlySet<string>): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  for await (const { Items = [] } of paginateScan(
    { client: table() },
    { TableName: tableName(), ConsistentRead: true },
  )) {
    for (const item of Items) {
      const text = JSON.stringify(item, inOrder)
      if (passing.test(String(item['pk'])) || !text.match(anyId)?.some((id) => ids.has(id))) continue
      found.set(`${item['pk']} ${item['sk']}`, text)
    }
  }
  return found
}

/** The changes from the first snapshot to the second: a line for each item that was added, removed or changed. */
export const differences = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] => [
  ...[...after].flatMap(([key, text]) => {
    const was = before.get(key)
    if (was === text) return []
    return was === undefined ? `${key} is new: ${text}` : `${key} was ${was} and is ${text}`
  }),
  ...[...before.keys()].flatMap((key) => (after.has(key) ? [] : `${key} is gone`)),
]
