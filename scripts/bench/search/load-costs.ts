import { drawChanges } from './changes.ts'
import type { Market } from '#scripts/bench/market.ts'
import { bufferBytes } from '#scripts/bench/measure/buffers.ts'
import { cpuMs, median } from '#scripts/bench/measure/cpu.ts'
import { collectGarbage } from '#scripts/bench/measure/garbage.ts'
import { search } from '#functions/search/search.ts'
import {
  applyChanges,
  columnsOf,
  createIndex,
  openIndex,
  type SearchIndex,
} from '#functions/search/search-index.ts'
import { decodeSnapshot, encodeSnapshot } from '#functions/search/snapshot.ts'
import type { ListingQuery } from '#shared/schemas/listing-query.ts'

/** What a process is asked first. */
const first: ListingQuery = { sortOrder: 'desc', page: 1, limit: 20 }

/** The snapshot of a market, and how much of it are the cards, which no search reads. */
export const packMarket = (market: Market) => {
  const columns = columnsOf(createIndex(market))
  const cardBytes = columns.cards.packed().reduce((sum, { byteLength }) => sum + byteLength, 0)
  return { bytes: encodeSnapshot(columns, []), cardBytes }
}

const openSnapshot = (bytes: Uint8Array): SearchIndex => openIndex(decodeSnapshot(bytes).columns)

/** Processor milliseconds from bytes to the first answer, and those of a thousand changes; medians of several loads. */
export const measureLoads = (bytes: Uint8Array, market: Market, times: number) => {
  const ready: number[] = []
  const changed: number[] = []
  // Twice more than counts: a warm process has compiled all this.
  for (let load = -2; load < times; load++) {
    const changes = drawChanges(100 + load, market, 1000)
    collectGarbage()
    let index: SearchIndex | undefined
    const readyMs = cpuMs(() => search((index = openSnapshot(bytes)), first))
    const changesMs = cpuMs(() => applyChanges(index!, changes))
    if (load < 0) continue
    ready.push(readyMs)
    changed.push(changesMs)
  }
  return { readyMs: median(ready), changesMs: median(changed) }
}

/** What an index keeps in memory: its own heap, and its typed arrays with those of the cards apart. */
export const measureMemory = (bytes: Uint8Array) => {
  collectGarbage()
  const before = process.memoryUsage()
  const index = openSnapshot(bytes)
  search(index, first)
  collectGarbage()
  const after = process.memoryUsage()
  const known = bufferBytes(index, ['cards'])
  return { index, heapBytes: Math.max(0, after.heapUsed - before.heapUsed), bufferBytes: known }
}
