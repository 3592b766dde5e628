import { ownFilterFactor, compareAnswers, keepAnswers, asSystem } from './systems.ts'
import { createMarket, type Market } from '#scripts/bench/market.ts'
import { measureLatency, collectGarbage, bufferBytes, cpuMs, median } from '#scripts/bench/measure.ts'
import { search, toCards } from '#functions/search/search.ts'
import { applyChanges, columnsOf, openIndex, type SearchIndex } from '#functions/search/search-index.ts'
import { toFacets } from '#functions/search/to-facets.ts'
import type { ListingQuery } from '#shared/schemas/listing-query.ts'
import { openSqlite } from './sqlite.ts'
import { indexBuilder } from '#functions/search/index-builder.ts'
import { blocksOf } from '#functions/search/packed-cards.ts'
import { decodeSnapshot, encodeSnapshot } from '#functions/search/snapshot.ts'
import { whole } from '#scripts/bench/draws.ts'
import type { Change, SearchDocument } from '#functions/search/document.ts'
import { seededRandom } from '#functions/search/testing/documents.ts'

/** The whole answer as the API gives it, with twenty cards and the facets in order: mean milliseconds. */
const measureShaped = (index: SearchIndex, queries: readonly ListingQuery[]): number => {
  const start = performance.now()
  for (const query of queries) {
    const { hits, counts } = search(index, query)
    toCards(hits)
    toFacets(counts)
  }
  return (performance.now() - start) / queries.length
}

type Effort = { rounds: number; loads: number }

/** Everything that is measured of our own engine with one market; its answers, to hold those of others against. */
export const measureOurs = async (
  market: Market,
  queries: readonly ListingQuery[],
  { rounds, loads }: Effort,
) => {
  const { bytes, cardBytes } = packMarket(market)
  const loaded = measureLoads(bytes, market, loads)
  const { index, ...memory } = measureMemory(bytes, queries)
  const system = asSystem(index)
  const latency = await measureLatency(system, queries, { rounds, budgetMs: 120_000 })
  return {
    latency,
    ...loaded,
    ...memory,
    cardBytes,
    snapshotBytes: bytes.byteLength,
    shapedMs: measureShaped(index, queries),
    ...measureNear(index, queries, rounds),
    ownFilterFactor: ownFilterFactor(index, queries, rounds),
    answers: await keepAnswers(system, queries),
  }
}
export type Ours = Awaited<ReturnType<typeof measureOurs>>

/**
 * The mean of the queries without a sort of their own, nearest to Doha first, and beside it the newest first: the same queries in the
 * order that the index keeps. In turns, so that a busy machine is slow for both.
 */
const measureNear = (index: SearchIndex, queries: readonly ListingQuery[], rounds: number) => {
  const plain = queries.filter(({ sortBy, search: text }) => sortBy === undefined && text === undefined)
  const near = plain.map((query): ListingQuery => ({ ...query, near: 'Doha' }))
  const timeOf = (asked: readonly ListingQuery[]) => {
    const from = performance.now()
    for (const query of asked) search(index, query)
    return (performance.now() - from) / asked.length
  }
  const times = Array.from({ length: rounds }, () => [timeOf(near), timeOf(plain)] as const)
  return {
    nearMs: median(times.map(([nearest]) => nearest)),
    newestMs: median(times.map(([, newest]) => newest)),
  }
}

type Asked = { market: Market; queries: readonly ListingQuery[]; ours: Ours; budgetMs: number }

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** SQLite with the same market and queries, as the baseline, and how its answers agree with ours. */
export const measureBaseline = async ({ market, queries, ours, budgetMs }: Asked) => {
  const system = openSqlite(market)
  try {
    collectGarbage()
    const latency = await measureLatency(system, queries, { rounds: 1, budgetMs })
    const asked = queries.slice(0, latency.asked)
    return {
      name: system.name,
      latency,
      diskBytes: system.diskBytes,
      /** The baseline's mean over ours, on the very queries that it answered. */
      ratio: latency.mean / mean(ours.latency.byQuery.slice(0, latency.asked)),
      agreement: compareAnswers(asked, ours.answers, await keepAnswers(system, asked)),
    }
  } finally {
    await system.close()
  }
}
export type Baseline = Awaited<ReturnType<typeof measureBaseline>>

/** The first query of a process. */
const first: ListingQuery = { sortOrder: 'desc', page: 1, limit: 20 }

/** The snapshot of a market, and how much of it are the cards, which no search reads. */
const packMarket = (market: Market) => {
  const builder = indexBuilder()
  builder.add(market)
  const columns = columnsOf(builder.finish())
  const cardBytes = blocksOf(columns.cards, columns.count).reduce(
    (sum, { byteLength }) => sum + byteLength,
    0,
  )
  return { bytes: encodeSnapshot(columns, []), cardBytes }
}

const openSnapshot = (bytes: Uint8Array): SearchIndex => openIndex(decodeSnapshot(bytes).columns)

/** Processor milliseconds from bytes to the first answer, and those of a thousand changes; medians of several loads. */
const measureLoads = (bytes: Uint8Array, market: Market, times: number) => {
  const ready: number[] = []
  const changed: number[] = []
  // More often than counts: a process that has been searched for a while has compiled all this.
  for (let load = -8; load < times; load++) {
    const changes = drawChanges(100 + load, market, 1000)
    collectGarbage()
    let index: SearchIndex | undefined
    const readyMs = cpuMs(() => search((index = openSnapshot(bytes)), first))
    // What loading left behind is collected on other threads while changes come, which then seem to take longer by a third.
    collectGarbage()
    const changesMs = cpuMs(() => applyChanges(index!, changes))
    if (load < 0) continue
    ready.push(readyMs)
    changed.push(changesMs)
  }
  return { readyMs: median(ready), changesMs: median(changed) }
}

/**
 * The memory of an index: its own heap, and its typed arrays with those of the cards apart, when all queries were asked. Beside it what the
 * first searches cost more than later ones, since they make the orders and sets that no search asked for before.
 */
const measureMemory = (bytes: Uint8Array, queries: readonly ListingQuery[]) => {
  collectGarbage()
  const before = process.memoryUsage()
  const index = openSnapshot(bytes)
  const askAll = () => queries.forEach((query) => search(index, query))
  const firstMs = cpuMs(askAll)
  const againMs = cpuMs(askAll)
  collectGarbage()
  const after = process.memoryUsage()
  return {
    index,
    heapBytes: Math.max(0, after.heapUsed - before.heapUsed),
    bufferBytes: bufferBytes(index, ['cards']),
    firstSearchesMs: Math.max(0, firstMs - againMs),
  }
}

const at = '2026-06-01T12:00:00.000Z'

const published = (document: SearchDocument, version: number): Change => ({
  id: document.id,
  version,
  changedAt: at,
  document: { ...document, version, changedAt: at },
})

/** `count` changes of a market as its people make them: of a hundred, 55 other prices, 30 new cars and 15 sold ones. */
const drawChanges = (seed: number, market: Market, count: number): Change[] => {
  const random = seededRandom(seed)
  const newcomers = createMarket(seed, market.size)
  return Array.from({ length: count }, (_, n) => {
    const kind = random()
    if (kind < 0.3) return published(newcomers.document(n), 1)
    const document = market.document(whole(random, 0, market.size - 1))
    if (kind < 0.45) return { id: document.id, version: 2, changedAt: at, removed: true }
    const priceQAR = Math.round((document.card.priceQAR * (0.9 + random() * 0.08)) / 500) * 500
    return published({ ...document, card: { ...document.card, priceQAR } }, 2)
  })
}
