import { cpus } from 'node:os'
import { createMarket } from './market.ts'
import { measureBaseline, measureOurs } from './search/measure.ts'
import { searchReport, type SizeResult } from './search/report.ts'
import { readBenchOptions, sizeName } from './terminal.ts'
import { createQueries, describeMix } from './search/queries.ts'
const marketSeed = 7
const querySeed = 11

// How long a system may take for the queries that warm it up, and again for those that count; it is asked fewer then.
const budgetMs = 60_000

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const measureSize = async (size: number, quick: boolean): Promise<SizeResult> => {
  const market = createMarket(marketSeed, size)
  const queries = createQueries(querySeed, market, quick ? 400 : 2000)
  say(`${sizeName(size)} listings: Sayara …`)
  const ours = await measureOurs(market, queries, quick ? { rounds: 3, loads: 3 } : { rounds: 5, loads: 5 })
  say(`${sizeName(size)} listings: SQLite …`)
  const baseline = await measureBaseline({ market, queries, ours, budgetMs: quick ? 5000 : budgetMs })
  return { size, ours, baseline }
}

/** Our engine and SQLite with the same markets and queries, one after the other; then the goals. */
export const benchSearch = async (args: string[]): Promise<void> => {
  const { sizes, quick } = readBenchOptions(args, [10_000, 100_000, 1_000_000])
  const [{ model = 'unknown processor' } = {}] = cpus()
  say(`Node ${process.version}, ${model}, ${cpus().length} cores`)
  const results: SizeResult[] = []
  for (const size of sizes) results.push(await measureSize(size, quick))
  const mix = describeMix(createQueries(querySeed, createMarket(marketSeed, sizes[0]!), 2000))
  say(`\n${searchReport(mix, results)}`)
}
