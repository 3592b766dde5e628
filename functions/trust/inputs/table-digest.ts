import { setTimeout as delay } from 'node:timers/promises'
import { paginateScan } from '@aws-sdk/lib-dynamodb'
import { table, tableName } from '#functions/data/table.ts'

/** The contents of a table as text, by key. */
export type Digest = ReadonlyMap<string, string>

// Jobs record their progress and pending work at any time, whatever the callers do.
const isOfJobs = (pk: string): boolean => /^(?:JOB|STANDING)#/.test(pk)

const sorted = (item: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(item, (_, value: unknown) => {
    if (value instanceof Set) return [...value].toSorted()
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })

/** Reads the whole table, so it is meant for a test's few rows. */
export const digestTable = async (): Promise<Digest> => {
  const digest = new Map<string, string>()
  const pages = paginateScan({ client: table() }, { TableName: tableName(), ConsistentRead: true })
  for await (const { Items = [] } of pages) {
    for (const item of Items) {
      const { pk, sk } = item as { pk: string; sk: string }
      if (!isOfJobs(pk)) digest.set(`${pk} ${sk}`, sorted(item))
    }
  }
  return digest
}

/** Keys whose rows were added, changed or deleted between two digests. */
export const changedKeys = (before: Digest, after: Digest): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key))

const calmMs = 6000
const tries = 20

/** The table once the jobs have finished: two digests, further apart than most jobs run, are the same. */
export const settledTable = async (): Promise<Digest> => {
  let last = await digestTable()
  for (let attempt = 0; attempt < tries; attempt++) {
    await delay(calmMs)
    const now = await digestTable()
    if (changedKeys(last, now).length === 0) return now
    last = now
  }
  throw new Error('The table does not come to rest')
}
