import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runGateway } from '#scripts/local/gateway/run-gateway.ts'
import { createMarket } from './market.ts'
import { startMarketCloud } from './market-cloud.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { readBenchOptions, sizeName, textTable } from './terminal.ts'
import { createQueries, describeMix, pathOf } from './search/queries.ts'
import { otherThan, putUnderLoad, type Ask, type LoadResult } from './load/clients.ts'

const connections = 50
const mostP99Ms = 25

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

const row = (
  name: string,
  { perSecond, p50, p99, wrong, bytesPerAnswer, msEach }: LoadResult & { wrong: number; msEach: number },
) => [name, perSecond, msEach.toFixed(2), p50, p99, wrong, bytesPerAnswer]

/** The API over HTTP with a whole market in its search, beside the route that does nothing. */
export const benchHttp = async (args: string[]): Promise<void> => {
  const { sizes, quick } = readBenchOptions(args, [100_000])
  const [size, another] = sizes
  if (size === undefined || another !== undefined) throw new CommandError('This benchmark takes one size.')
  const market = createMarket(7, size)
  const queries = createQueries(11, market, 2000)
  const cloud = await startMarketCloud(market)
  try {
    const gateway = await runGateway({ env: cloud.env, port: 0, logFile: join(cloud.folder, 'gateway.log') })
    try {
      // Children keep to the processor of who starts them: that of the clients is this one's.
      const isPinned = availableParallelism() > 1 && pin(gateway.pid, 0) && pin(process.pid, 1)
      const ask = async (paths: readonly string[]) => {
        const asks = paths.map((path): Ask => ({ method: 'GET', path, headers: asBrowsersDo }))
        const load = { url: `http://127.0.0.1:${gateway.port}`, connections, asks }
        await putUnderLoad({ ...load, seconds: quick ? 2 : 10 })
        const before = await processorMs(gateway.pid)
        const result = await putUnderLoad({ ...load, seconds: quick ? 3 : 20 })
        const spent = (await processorMs(gateway.pid)) - before
        const answers = Object.values(result.statuses).reduce((sum, count) => sum + count, 0)
        return { ...result, wrong: otherThan(result, [200]) + result.broken, msEach: spent / answers }
      }
      const health = await ask(['/api/health'])
      const search = await ask(queries.map(pathOf))
      const head = ['', 'answers/s', 'CPU ms', 'p50 ms', 'p99 ms', 'wrong', 'bytes']
      const rows = [
        row('GET /api/health', health),
        row(`GET /api/listings, ${sizeName(size)} listings`, search),
      ]
      console.log(`${describeMix(queries)}; ${connections} connections that ask without a pause\n`)
      console.log(textTable([head, ...rows]))
      const sides = isPinned
        ? 'server and clients on a processor each'
        : 'server and clients share the processors'
      const share = (100 * search.perSecond) / health.perSecond
      console.log(`\n${sides}; searches a second: ${share.toFixed(1)} % of the health route’s`)
      const isMet = search.p99 <= mostP99Ms && search.wrong === 0
      console.log(`\np99 ≤ ${mostP99Ms} ms and nothing wrong: ${isMet ? 'met' : 'MISSED'}`)
    } finally {
      await gateway.stop()
    }
  } finally {
    await cloud.stop()
  }
}
