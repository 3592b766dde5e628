import { digits, readBenchOptions, sizeName, textTable } from './terminal.ts'
import { type Baseline, measureBaseline, measureOurs, type Ours } from './search/measure.ts'
import { cpus } from 'node:os'
import { createMarket } from './market.ts'
import { createQueries, describeMix } from './search/queries.ts'

/** Everything that was measured with one market. */
type SizeResult = { size: number; ours: Ours; baseline: Baseline }

const latencies = (results: readonly SizeResult[]): string =>
  textTable([
    ['latency in ms', 'listings', 'queries', 'mean', 'p50', 'p99', '× ours', 'disk B/listing'],
    ...results.flatMap(({ size, ours, baseline }) =>
      [{ name: 'Sayara', latency: ours.latency, ratio: 1, diskBytes: 0 }, baseline].map(
        ({ name, latency: { asked, mean, p50, p99 }, ratio, diskBytes }) => [
          name,
          sizeName(size),
          asked,
          mean,
          p50,
          p99,
          ratio,
          diskBytes === 0 ? '–' : diskBytes / size,
        ],
      ),
    ),
  ])

const ownNumbers = (results: readonly SizeResult[]): string => {
  const row = (name: string, of: (result: SizeResult) => number) => [name, ...results.map(of)]
  return textTable([
    ['Sayara', ...results.map(({ size }) => sizeName(size))],
    row('typed arrays, bytes per listing', ({ size, ours }) => ours.bufferBytes / size),
    row('cards beside them, bytes per listing', ({ size, ours }) => ours.cardBytes / size),
    row('heap, bytes per listing', ({ size, ours }) => ours.heapBytes / size),
    row('snapshot, bytes per listing', ({ size, ours }) => ours.snapshotBytes / size),
    row('  of it cards', ({ size, ours }) => ours.cardBytes / size),
    row('snapshot to ready, processor ms', ({ ours }) => ours.readyMs),
    row('  what the first searches make, processor ms', ({ ours }) => ours.firstSearchesMs),
    row('1,000 changes, processor ms', ({ ours }) => ours.changesMs),
    row('facets that ignore their own filter, factor', ({ ours }) => ours.ownFilterFactor),
    row('with cards and facets as the API gives them, mean ms', ({ ours }) => ours.shapedMs),
    row('nearest to a city first, mean ms', ({ ours }) => ours.nearMs),
    row('  the same queries newest first', ({ ours }) => ours.newestMs),
  ])
}

const agreements = (results: readonly SizeResult[]): string =>
  textTable([
    ['same answers as Sayara', 'listings', 'totals', 'facets', 'pages', 'totals with text'],
    ...results.map(({ size, baseline: { name, agreement } }) => {
      const { plain, text } = agreement
      return [
        name,
        sizeName(size),
        `${plain.totals} of ${plain.asked}`,
        `${plain.facets} of ${plain.asked}`,
        `${plain.pages} of ${plain.paged}`,
        `${text.totals} of ${text.asked}`,
      ]
    }),
  ])

const goals = (results: readonly SizeResult[]): string =>
  textTable([
    ['goal', 'wanted', 'found', ''],
    ...goalsOf(results).map(({ name, wanted, found, isMet }) => [
      name,
      wanted,
      found,
      isMet ? 'met' : 'MISSED',
    ]),
  ])

type Goal = { name: string; wanted: string; found: number; isMet: boolean }

const least = (name: string, found: number, wanted: number): Goal => {
  return { name, wanted: `≥ ${digits(wanted)}`, found, isMet: found >= wanted }
}
const most = (name: string, found: number, wanted: number): Goal => {
  return { name, wanted: `≤ ${digits(wanted)}`, found, isMet: found <= wanted }
}

// How many times faster than SQLite, with 100,000 listings.
const leastRatio = 400

const goalsOfSize = ({ size, ours, baseline }: SizeResult): Goal[] => {
  const { latency, ownFilterFactor, bufferBytes, snapshotBytes, cardBytes, readyMs, changesMs } = ours
  const { plain } = baseline.agreement
  const at = `at ${sizeName(size)}`
  return [
    ...(size === 100_000
      ? [least(`times faster than ${baseline.name} ${at}`, baseline.ratio, leastRatio)]
      : []),
    most(`p99 / p50 ${at}`, latency.p99 / latency.p50, 10),
    most(`cost of facets that ignore their own filter ${at}`, ownFilterFactor, 1.25),
    most(`buffers, bytes per listing ${at}`, bufferBytes / size, 260),
    most(`snapshot without cards, bytes per listing ${at}`, (snapshotBytes - cardBytes) / size, 50),
    // Below that, the fixed cost of a load would be counted tenfold.
    ...(size < 100_000
      ? []
      : [most(`processor ms from snapshot to ready per 100k ${at}`, (readyMs * 100_000) / size, 60)]),
    most(`processor ms for 1,000 changes ${at}`, changesMs, 12),
    least(`% of totals as ${baseline.name} has them ${at}`, (plain.totals * 100) / plain.asked, 100),
  ]
}

/** Every goal that what was measured can speak of, met or not. */
const goalsOf = (results: readonly SizeResult[]): Goal[] => [
  ...results.flatMap(goalsOfSize),
  ...results.flatMap(({ size, ours }) => {
    const tenth = results.find((other) => other.size * 10 === size)
    if (!tenth) return []
    const name = `growth of the mean from ${sizeName(tenth.size)} to ${sizeName(size)}`
    return [most(name, ours.latency.mean / tenth.ours.latency.mean, 4)]
  }),
]

/** The whole report in plain text. Texts are compared informally: only our engine forgives and interprets. */
const searchReport = (mix: string, results: readonly SizeResult[]): string =>
  [mix, latencies(results), ownNumbers(results), agreements(results), goals(results)].join('\n\n')

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
