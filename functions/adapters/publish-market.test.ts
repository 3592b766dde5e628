import { expect, test } from 'vitest'
import { gunzipSync, gzipSync } from 'node:zlib'
import { publishMarket } from './publish-market.ts'
import { answerHere } from '#functions/search/browser/answer-here.ts'
import { decodePart, encodePart } from '#functions/search/browser/market-part.ts'
import { changesSince } from '#functions/search/changes-since.ts'
import {
  applyChanges,
  applyRows,
  columnsOf,
  createIndex,
  hideDealers,
  openIndex,
  type SearchIndex,
} from '#functions/search/search-index.ts'
import type { SearchDocument } from '#functions/search/document.ts'
import { randomDocuments } from '#functions/search/testing/documents.ts'
import { plainQuery } from '#functions/search/testing/queries.ts'
import { marketIndexLimits } from '#shared/constants/market-index.ts'
import { searchFilesDays } from '#shared/constants/storage.ts'
import type { MarketPointer } from '#shared/schemas/market-index.ts'

const documents = randomDocuments(3, 3000)
const instant = (minutes: number) => new Date(Date.UTC(2026, 6, 1, 0, minutes)).toISOString()

/** The files as the bucket would have them. */
const openBucket = () => {
  const files = new Map<string, Uint8Array | string>()
  const pointer = () =>
    JSON.parse(String(files.get('current.json') ?? 'null')) as (MarketPointer & { madeAt: string }) | null
  const publish = (index: SearchIndex, minutes: number) =>
    publishMarket(
      { columns: columnsOf(index), watermarks: [instant(minutes), instant(minutes)] },
      {
        loadFile: async (name) => files.get(name) as Uint8Array<ArrayBuffer>,
        loadPointer: async () => pointer(),
        store: async (name, content) => void files.set(name, content),
      },
    )
  const read = (name: string) => decodePart(gunzipSync(files.get(name) as Uint8Array))
  return { files, pointer, publish, read }
}

const answers = (index: SearchIndex) => {
  const found = answerHere(index, { ...plainQuery, limit: 100, sortBy: 'priceQAR' }, true)!
  return { ids: found.cars.map(({ card }) => card.id), facets: found.beside.facets }
}

const edited = (known: readonly SearchDocument[], changedAt: string) =>
  known.map((document) => {
    const at = { id: document.id, version: document.version + 1, changedAt }
    return {
      ...at,
      document: { ...document, ...at, card: { ...document.card, priceQAR: document.card.priceQAR + 1 } },
    }
  })

test('little that changed lies beside the file, and leads from it to the present', async () => {
  const { pointer, publish, read } = openBucket()
  const server = createIndex(documents)
  await publish(server, 0)
  const first = pointer()!
  expect(first).toMatchObject({ changes: null, steps: [], until: instant(0) })
  const [gone, ...others] = edited(documents.slice(0, 40), instant(1))
  applyChanges(server, [{ id: gone!.id, version: 9, changedAt: instant(1), removed: true }, ...others])
  await publish(server, 2)
  expect(pointer()).toMatchObject({ file: first.file, steps: [], until: instant(2) })
  const browser = openIndex(read(first.file).columns)
  applyRows(browser, read(pointer()!.changes!))
  expect(answers(browser)).toEqual(answers(server))
})

test('more, and a file of a week ago, become a new file, and a former one can be brought up to it', async () => {
  const { pointer, publish, read } = openBucket()
  const server = createIndex(documents)
  await publish(server, 0)
  const { file } = pointer()!
  applyChanges(server, edited(documents.slice(0, 2500), instant(1)))
  await publish(server, 2)
  const second = pointer()!
  expect(second.file).not.toBe(file)
  expect(second).toMatchObject({ changes: null, steps: [{ from: file }] })
  const browser = openIndex(read(file).columns)
  applyRows(browser, read(second.steps[0]!.changes))
  expect(answers(browser)).toEqual(answers(server))
  applyChanges(server, edited(documents.slice(2600, 2610), instant(3)))
  await publish(server, 60 * 24 * (marketIndexLimits.fileDays + 1))
  expect(pointer()!.steps.map(({ from }) => from)).toEqual([file, second.file])
})

test('a file of a release without a column of numbers is followed by a whole one', async () => {
  const { files, pointer, publish, read } = openBucket()
  const server = createIndex(documents.slice(0, 100))
  await publish(server, 0)
  const { file } = pointer()!
  const { columns } = read(file)
  const { droppedAt: _, ...numbers } = columns.numbers
  const former = { ...columns, numbers: numbers as typeof columns.numbers }
  files.set(file, gzipSync(encodePart({ columns: former, removed: [] })))
  await publish(server, 2)
  expect(pointer()).toMatchObject({ changes: null, steps: [], until: instant(2) })
  expect(read(pointer()!.file).columns.numbers.droppedAt).toHaveLength(100)
})

test('no file that the pointer names is so old that the bucket has deleted it', () => {
  const { steps, fileDays } = marketIndexLimits
  expect(steps * fileDays).toBeLessThan(searchFilesDays)
})

test('an older run, a feed that nobody has read and a very large market publish no file', async () => {
  const { files, pointer, publish } = openBucket()
  await publishMarket(
    { columns: columnsOf(createIndex(documents)), watermarks: ['', instant(1)] },
    {
      loadFile: async () => undefined,
      loadPointer: async () => null,
      store: async (name) => void files.set(name, ''),
    },
  )
  expect(files.size).toBe(0)
  await publish(createIndex(documents), 5)
  const known = pointer()
  await publish(createIndex(documents.slice(0, 10)), 4)
  expect(pointer()).toEqual(known)
  const columns = { ...columnsOf(createIndex(documents)), count: marketIndexLimits.cars + 1 }
  const stored: unknown[] = []
  await publishMarket(
    { columns, watermarks: [instant(6)] },
    {
      loadFile: async () => undefined,
      loadPointer: async () => known,
      store: async (...each) => void stored.push(each),
    },
  )
  expect(stored).toEqual([['current.json', 'null']])
})

test('no file has words of sellers or names of dealers', async () => {
  const { files, publish } = openBucket()
  const written = documents.map((document) => ({
    ...document,
    card: { ...document.card, variant: 'Khalid 55512345' },
    details: { ...document.details, trim: 'Khalid 55512345' },
    words: 'Call Khalid',
  }))
  await publish(createIndex(written), 0)
  const text = [...files.values()]
    .map((content) => (typeof content === 'string' ? content : gunzipSync(content).toString('utf8')))
    .join('\n')
  const dealers = documents.flatMap(({ card: { dealerProfile } }) => dealerProfile ?? [])
  expect(text).not.toMatch(/khalid/i)
  for (const { businessName, slug, id } of dealers.slice(0, 100))
    for (const told of [businessName, slug, id]) expect(text.includes(told), told).toBe(false)
})

test('the last changes are told from an instant that the index knows on, with what is hidden', () => {
  const known = documents.slice(0, 2900)
  const server = createIndex(known)
  expect(changesSince(server, instant(0))).toBeUndefined()
  server.recent = { since: instant(1), changedAt: new Map() }
  const browser = openIndex(columnsOf(server))
  expect(changesSince(server, instant(0))).toBeUndefined()
  expect(changesSince(server, instant(1))).toEqual({ hidden: [] })
  const [gone, ...others] = edited(documents.slice(2890), instant(2))
  applyChanges(server, [{ id: gone!.id, version: 9, changedAt: instant(2), removed: true }, ...others])
  const dealer = known.find(({ card }) => card.dealerProfile)!.card.dealerProfile!.id
  hideDealers(server, [dealer])
  expect(changesSince(server, instant(3))!.part).toBeUndefined()
  const { part, hidden } = changesSince(server, instant(2))!
  applyRows(browser, decodePart(Buffer.from(part!, 'base64')))
  expect(hidden).toHaveLength(1)
  hideDealers(server, [])
  expect(answers(browser)).toEqual(answers(server))
})

test('an index that has changed too much forgets from when it knows', () => {
  const server = createIndex(documents)
  server.recent = { since: instant(0), changedAt: new Map() }
  applyChanges(server, edited(documents.slice(0, marketIndexLimits.recentChanges), instant(1)))
  expect(changesSince(server, instant(1))).toBeDefined()
  applyChanges(server, edited(documents.slice(-1), instant(2)))
  expect(changesSince(server, instant(1))).toBeUndefined()
  expect(changesSince(server, instant(2))).toBeDefined()
})
