import { spawnSync } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Gateway, runGateway } from '#scripts/local/gateway/run-gateway.ts'
import { createMarket, type Market } from './market.ts'
import { startMarketCloud } from './market-cloud.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { readBenchOptions, sizeName, textTable } from './terminal.ts'
import { createQueries, describeMix, pathOf } from './search/queries.ts'
import { otherThan, putUnderLoad, type Ask, type Extent, type LoadResult } from './load/clients.ts'

const connections = 50

// Health is the same path without a question: what both take of the machine's hour cancels out. Before bodies of answers were kept, and
// came from another function, a search took as long as some fifty answers of it, and 3 % as many went out in a second.
const leastShare = 12
const mostP99Factor = 2.5

/** Keeps all threads of a process on one processor. Only Linux can; elsewhere both sides share what there is. */
const pin = (pid: number, core: number): boolean =>
  spawnSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' }).status === 0

/** The processor time of a process so far, in ms: what else the machine does is not in it. Zero where there is no /proc. */
const processorMs = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name before may hold spaces; of the fields after it, the 12th and 13th are user and system time in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return 10 * (Number(fields[11] ?? 0) + Number(fields[12] ?? 0))
}

const asBrowsersDo = { 'accept-encoding': 'gzip' }

type Measured = LoadResult & { wrong: number; msEach: number }

const row = (
  name: string,
  health: Measured,
  { perSecond, p50, p99, wrong, bytesPerAnswer, msEach }: Measured,
) => [
  name,
  perSecond,
  `${((100 * perSecond) / health.perSecond).toFixed(1)} %`,
  msEach.toFixed(3),
  p50,
  p99,
  (p99 / health.p99).toFixed(1),
  wrong,
  bytesPerAnswer,
]

/** Paths of different searches, none of which is among `known`. */
const othersThan = (known: ReadonlySet<string>, market: Market, count: number): string[] => {
  const paths = new Set<string>()
  for (let seed = 12; paths.size < count; seed++)
    for (const query of createQueries(seed, market, count)) {
      const path = pathOf(query)
      if (!known.has(path) && paths.size < count) paths.add(path)
    }
  return [...paths]
}

/** Asks a gateway for paths, for so long or each once, and what that took of its processor. */
const askFor = async (gateway: Gateway, paths: readonly string[], extent: Extent): Promise<Measured> => {
  const asks = paths.map((path): Ask => ({ method: 'GET', path, headers: asBrowsersDo }))
  const load = { url: `http://127.0.0.1:${gateway.port}`, connections, asks }
  const before = await processorMs(gateway.pid)
  const result = await putUnderLoad({ ...load, ...extent })
  const spent = (await processorMs(gateway.pid)) - before
  const answers = Object.values(result.statuses).reduce((sum, count) => sum + count, 0)
  return { ...result, wrong: otherThan(result, [200]) + result.broken, msEach: spent / answers }
}

/** The API over HTTP with a whole market in its search, beside the route that does nothing. */
export const benchHttp = async (args: string[]): Promise<void> => {
  const { sizes, quick } = readBenchOptions(args, [100_000])
  const [size, another] = sizes
  if (size === undefined || another !== undefined) throw new CommandError('This benchmark takes one size.')
  const market = createMarket(7, size)
  const queries = createQueries(11, market, 2000)
  const asked = queries.map(pathOf)
  const others = othersThan(new Set(asked), market, quick ? 4000 : 20_000)
  const cloud = await startMarketCloud(market)
  try {
    const gateway = await runGateway({ env: cloud.env, port: 0, logFile: join(cloud.folder, 'gateway.log') })
    try {
      // Children keep to the processor of who starts them: that of the clients is this one's.
      const isPinned = availableParallelism() > 1 && pin(gateway.pid, 0) && pin(process.pid, 1)
      const measure = async (paths: readonly string[]) => {
        await askFor(gateway, paths, { amount: Math.max(4000, 2 * paths.length) })
        return askFor(gateway, paths, { seconds: quick ? 3 : 20 })
      }
      const before = await measure(['/api/health'])
      const again = await measure(asked)
      const once = await askFor(gateway, others, { amount: others.length })
      const after = await measure(['/api/health'])
      // The hour of a busy machine changes within a minute: the searches between are held against both.
      const health = {
        ...before,
        perSecond: (before.perSecond + after.perSecond) / 2,
        msEach: (before.msEach + after.msEach) / 2,
        p50: (before.p50 + after.p50) / 2,
        p99: (before.p99 + after.p99) / 2,
        wrong: before.wrong + after.wrong,
      }
      const head = ['', 'answers/s', 'of health', 'CPU ms', 'p50 ms', 'p99 ms', '× health', 'wrong', 'bytes']
      const rows = [
        row('GET /api/health, before and after', health, health),
        row(
          `GET /api/listings, ${sizeName(size)}: ${asked.length.toLocaleString('en')} searches, again and again`,
          health,
          again,
        ),
        row(`GET /api/listings, ${sizeName(size)}: each search for the first time`, health, once),
      ]
      console.log(`${describeMix(queries)}; ${connections} connections that ask without a pause\n`)
      console.log(textTable([head, ...rows]))
      const sides = isPinned
        ? 'server and clients on a processor each'
        : 'server and clients share the processors'
      console.log(`\n${sides}; load of the machine ${loadavg()[0]!.toFixed(1)}`)
      const share = (100 * again.perSecond) / health.perSecond
      const verdict = (isMet: boolean) => (isMet ? 'met' : 'MISSED')
      console.log(
        `\nsearches a second ≥ ${leastShare} % of health’s, four times what it was: ${share.toFixed(1)} %, ${verdict(share >= leastShare)}` +
          `\np99 ≤ ${mostP99Factor} × health’s: ${(again.p99 / health.p99).toFixed(1)} ×, ${verdict(again.p99 <= mostP99Factor * health.p99)}` +
          `\nnothing wrong: ${verdict(health.wrong + again.wrong + once.wrong === 0)}`,
      )
    } finally {
      await gateway.stop()
    }
  } finally {
    await cloud.stop()
  }
}
