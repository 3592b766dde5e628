import { paginateScan } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from '#functions/data/table.ts'

const anyId = /\b[a-z]{2,4}_[0-9A-HJKMNP-TV-Z]{26}\b/g
// Counts of calls are kept of refused ones too, a standing is settled by its job, and letters are sent.
const passing = /^(?:RATE|STANDING|MAIL)#/

// A store may give the parts of an item in any order; and sets have no JSON of their own.
const inOrder = (_: string, value: unknown): unknown => {
  if (value instanceof Set) return [...value].toSorted()
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Every item that names one of these ids, as text by its key. Of letters and counts of calls nothing. */
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

/** What is otherwise in the second: a line for each item that came, went or changed. */
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
