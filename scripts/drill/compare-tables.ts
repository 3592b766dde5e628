import { BatchGetCommand, type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb'
import { tableKeys } from '#shared/constants/storage.ts'
import { isDeepStrictEqual } from 'node:util'

export type Item = Readonly<Record<string, unknown>>

/** Every item of a table, page by page. An operator's right: no function of ours may scan. */
export async function* itemsOf(client: DynamoDBDocumentClient, tableName: string): AsyncGenerator<Item> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName: tableName })) yield* Items
}

const keyOf = (item: Item) => ({
  [tableKeys.partition]: item[tableKeys.partition],
  [tableKeys.sort]: item[tableKeys.sort],
})

/** The name of an item's key as one text. */
export const keyText = (item: Item): string => JSON.stringify(keyOf(item))

const atOnce = 100

/** The items of another table that have the keys of these, by `keyText`. Strongly consistent. */
const sameKeysIn = async (
  client: DynamoDBDocumentClient,
  tableName: string,
  items: readonly Item[],
): Promise<Map<string, Item>> => {
  const found = new Map<string, Item>()
  for (let from = 0; from < items.length; from += atOnce) {
    let keys: Record<string, unknown>[] = items.slice(from, from + atOnce).map(keyOf)
    while (keys.length > 0) {
      const { Responses = {}, UnprocessedKeys = {} } = await client.send(
        new BatchGetCommand({ RequestItems: { [tableName]: { Keys: keys, ConsistentRead: true } } }),
      )
      for (const item of Responses[tableName] ?? []) found.set(keyText(item), item)
      keys = UnprocessedKeys[tableName]?.Keys ?? []
    }
  }
  return found
}

// An id has small letters; a word in capitals is the kind of the item.
const word = /^[A-Z_]+$/

/** The kind of an item, by the first words of its keys: `LEAD/MESSAGE`. */
export const kindOf = (item: Item): string =>
  [tableKeys.partition, tableKeys.sort]
    .map((name) => String(item[name]).split('#')[0] ?? '')
    .filter((text) => word.test(text))
    .join('/')

/** The result of comparing a copy with the live table. `problems` are sentences; empty is good. */
export type Comparison = {
  /** Items by kind: in the live table and in the copy. */
  counts: Readonly<Record<string, { live: number; copy: number }>>
  /** Items compared one by one: how many are the same, how many have changed or gone since. */
  sample: { same: number; changed: number; gone: number }
  problems: string[]
}

// Come and go by the minute.
const fleeting = new Set(['RATE', 'COUNTED', 'COUNTER', 'MAIL', 'JOB', 'TOLD', 'STANDING'])
// Written once and never changed.
const lasting = new Set(['AUDIT', 'USER/CONSENT', 'LEAD/MESSAGE'])

const isFleeting = (kind: string): boolean => fleeting.has(kind.split('/')[0] ?? '')

const sampleSize = 500

// The tolerance for changes between the moment of the copy and the count of the live table, while people go on.
const driftItems = 50
const driftShare = 0.02

/** Counts a table by kind, and keeps some items of it: about every n-th, with n growing as there are more. */
const survey = async (client: DynamoDBDocumentClient, table: string) => {
  const counts: Record<string, number> = {}
  let sample: Item[] = []
  let every = 1
  let seen = 0
  for await (const item of itemsOf(client, table)) {
    const kind = kindOf(item)
    counts[kind] = (counts[kind] ?? 0) + 1
    if (isFleeting(kind) || seen++ % every > 0) continue
    sample.push(item)
    if (sample.length < sampleSize * 2) continue
    sample = sample.filter((_, index) => index % 2 === 0)
    every *= 2
  }
  return { counts, sample }
}

const driftOf = (live: number): number => Math.max(driftItems, live * driftShare)

const compareCounts = (counts: Comparison['counts'], isRecent: boolean): string[] =>
  Object.entries(counts).flatMap(([kind, { live, copy }]) => {
    if (isFleeting(kind)) return []
    if (copy === 0 && live > driftItems)
      return [`The copy has no ${kind} at all; the live table has ${live}.`]
    const isOff = isRecent && Math.abs(live - copy) > driftOf(live)
    return isOff ? [`The copy has ${copy} of ${kind}, the live table ${live}.`] : []
  })

/**
 * Compares a copy with the live table: the number of items of each kind, and some hundred items one by one.
 * @param isRecent the copy is of a few minutes ago, so that the numbers must nearly agree
 */
export const compareTables = async (
  client: DynamoDBDocumentClient,
  tables: { live: string; copy: string },
  isRecent: boolean,
): Promise<Comparison> => {
  const [live, copy] = [await survey(client, tables.live), await survey(client, tables.copy)]
  const kinds = [...new Set([...Object.keys(live.counts), ...Object.keys(copy.counts)])].toSorted()
  const counts = Object.fromEntries(
    kinds.map((kind) => [kind, { live: live.counts[kind] ?? 0, copy: copy.counts[kind] ?? 0 }]),
  )
  const problems = compareCounts(counts, isRecent)
  const now = await sameKeysIn(client, tables.live, copy.sample)
  const sample = { same: 0, changed: 0, gone: 0 }
  for (const item of copy.sample) {
    const there = now.get(keyText(item))
    if (!there) sample.gone++
    else if (isDeepStrictEqual(there, item)) sample.same++
    else {
      sample.changed++
      if (lasting.has(kindOf(item)))
        problems.push(`${keyText(item)} differs from the live one, though nothing ever changes it.`)
    }
  }
  if (isRecent && sample.gone + sample.changed > driftOf(copy.sample.length))
    problems.push(
      `Of ${copy.sample.length} items ${sample.gone} are gone and ${sample.changed} other in the live table.`,
    )
  return { counts, sample, problems }
}
