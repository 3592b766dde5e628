import { measureLoads, measureMemory, packMarket } from './load-costs.ts'
import { ownFilterFactor } from './own-filters.ts'
import type { Market } from '#scripts/bench/market.ts'
import { keepAnswers } from '#scripts/bench/measure/agreement.ts'
import { measureLatency } from '#scripts/bench/measure/latency.ts'
import { asSystem } from '#scripts/bench/ours.ts'
import { search, toCards } from '#functions/search/search.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import { toFacets } from '#functions/search/to-facets.ts'
import type { ListingQuery } from '#shared/schemas/listing-query.ts'

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
  const { index, ...memory } = measureMemory(bytes)
  const system = asSystem(index)
  const latency = await measureLatency(system, queries, { rounds, budgetMs: 120_000 })
  return {
    latency,
    ...loaded,
    ...memory,
    cardBytes,
    snapshotBytes: bytes.byteLength,
    shapedMs: measureShaped(index, queries),
    ownFilterFactor: ownFilterFactor(index, queries, rounds),
    answers: await keepAnswers(system, queries),
  }
}
export type Ours = Awaited<ReturnType<typeof measureOurs>>
