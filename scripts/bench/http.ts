import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstMessage, startChild, stopChild } from '#scripts/local/child.ts'
import { runGateway } from '#scripts/local/gateway/run-gateway.ts'
import { createMarket } from './market.ts'
import { startMarketCloud } from './market-cloud.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { readBenchOptions, sizeName, digits, textTable } from './terminal.ts'
import { createQueries, describeMix } from './search/queries.ts'
import type { ListingQuery } from '#shared/schemas/listing-query.ts'

const client = fileURLToPath(new URL('http/client-child.ts', import.meta.url))
const connections = 50
const mostP99Ms = 25

const putUnderLoad = async (load: Load): Promise<LoadResult> => {
  const child = startChild(client, { env: {} })
  try {
    const result = firstMessage(child)
    child.send(load)
    return (await result) as LoadResult
  } finally {
    await stopChild(child)
  }
}

const row = (name: string, { perSecond, p50, p99, errors, bytesPerAnswer }: LoadResult): string[] => [
  name,
  ...[perSecond, p50, p99, errors, bytesPerAnswer].map(digits),
]

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
      const times = quick ? { warmUpSeconds: 2, seconds: 3 } : { warmUpSeconds: 10, seconds: 20 }
      const common = { port: gateway.port, connections, ...times }
      const health = await putUnderLoad({ ...common, paths: ['/api/health'] })
      const search = await putUnderLoad({ ...common, paths: queries.map(pathOf) })
      const head = ['', 'answers/s', 'p50 ms', 'p99 ms', 'errors', 'bytes']
      const rows = [
        row('GET /api/health', health),
        row(`GET /api/listings, ${sizeName(size)} listings`, search),
      ]
      console.log(`${describeMix(queries)}; ${connections} connections that ask without a pause\n`)
      console.log(textTable([head, ...rows]))
      const isMet = search.p99 <= mostP99Ms && search.errors === 0
      console.log(`\np99 ≤ ${mostP99Ms} ms and no error: ${isMet ? 'met' : 'MISSED'}`)
    } finally {
      await gateway.stop()
    }
  } finally {
    await cloud.stop()
  }
}

/** The task of a process that sends requests over HTTP. */
export type Load = {
  port: number
  /** Requested one after the other, over and over. */
  paths: readonly string[]
  connections: number
  warmUpSeconds: number
  seconds: number
}

/** The result of such a process; times in milliseconds, of answers with status 200. */
export type LoadResult = {
  answers: number
  errors: number
  perSecond: number
  p50: number
  p99: number
  bytesPerAnswer: number
}

/** The address under which the API answers a query, as the web app writes it. */
export const pathOf = (query: ListingQuery): string => {
  const parameters = Object.entries(query).map(([name, value]) => [name, [value].flat().join(',')] as const)
  return `/api/listings?${new URLSearchParams(Object.fromEntries(parameters))}`
}
