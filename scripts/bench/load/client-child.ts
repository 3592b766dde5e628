import { once } from 'node:events'
import autocannon from 'autocannon'
import { endWithParent, tellParent } from '#scripts/local/parent.ts'
import type { Load, LoadResult } from './clients.ts'

const run = async ({ url, connections, asks, timeout = 10, ...extent }: Load): Promise<LoadResult> => {
  let next = 0
  const result = await autocannon({
    url,
    connections,
    timeout,
    ...('amount' in extent ? { amount: extent.amount } : { duration: extent.seconds }),
    // One list for all connections together: each would begin its own at the first request otherwise.
    requests: [{ setupRequest: (request) => ({ ...request, ...asks[next++ % asks.length] }) }],
  })
  const counts = Object.entries(result.statusCodeStats ?? {})
  return {
    statuses: Object.fromEntries(counts.map(([status, { count = 0 }]) => [status, count])),
    broken: result.errors,
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytesPerAnswer: result.throughput.total / result.requests.total,
  }
}

endWithParent(async () => {})
const [load] = (await once(process, 'message')) as [Load]
tellParent(await run(load))
