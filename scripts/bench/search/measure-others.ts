import type { Ours } from './measure-ours.ts'
import type { Market } from '#scripts/bench/market.ts'
import { compareAnswers, keepAnswers, type Agreement } from '#scripts/bench/measure/agreement.ts'
import { collectGarbage } from '#scripts/bench/measure/garbage.ts'
import { measureLatency, type Latency } from '#scripts/bench/measure/latency.ts'
import { findPostgres } from '#scripts/bench/postgres/cluster.ts'
import { openTuned } from '#scripts/bench/postgres/tuned.ts'
import { openTypical } from '#scripts/bench/postgres/typical.ts'
import { openSqlite } from '#scripts/bench/sqlite.ts'
import type { System } from '#scripts/bench/systems.ts'
import type { ListingQuery } from '#shared/schemas/listing-query.ts'

export type SystemName = 'sqlite' | 'tuned' | 'typical'

export type Other = {
  key: SystemName
  name: string
  latency: Latency
  diskBytes: number
  /** Its mean over ours, on the very queries that it was asked. */
  ratio: number
  agreement: Agreement
}

/** The systems of this machine, in the order in which they are measured. */
export const otherSystems = (): [SystemName, (market: Market) => System | Promise<System>][] => {
  const programs = findPostgres()
  return [
    ['sqlite', openSqlite],
    ...(programs === undefined
      ? []
      : ([
          ['tuned', (market: Market) => openTuned(programs, market)],
          ['typical', (market: Market) => openTypical(programs, market)],
        ] as const)),
  ].map(([key, open]) => [key, open] as [SystemName, (market: Market) => System | Promise<System>])
}

type Asked = { market: Market; queries: readonly ListingQuery[]; ours: Ours; budgetMs: number }

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Measures one system, and holds its answers against ours. */
export const measureOther = async (
  key: SystemName,
  open: (market: Market) => System | Promise<System>,
  { market, queries, ours, budgetMs }: Asked,
): Promise<Other> => {
  const system = await open(market)
  try {
    collectGarbage()
    const latency = await measureLatency(system, queries, { rounds: 1, budgetMs })
    const asked = queries.slice(0, latency.asked)
    return {
      key,
      name: system.name,
      latency,
      diskBytes: system.diskBytes,
      ratio: latency.mean / mean(ours.latency.byQuery.slice(0, latency.asked)),
      agreement: compareAnswers(asked, ours.answers, await keepAnswers(system, asked)),
    }
  } finally {
    await system.close()
  }
}
