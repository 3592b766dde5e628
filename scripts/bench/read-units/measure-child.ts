import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createGateway } from '#scripts/local/gateway/server.ts'
import { startLambda } from '#scripts/local/lambda/server.ts'
import { serveApi } from '#scripts/local/gateway/serve-api.ts'
import { searchListings } from '#shared/api/listings.ts'
import { setTimeout as delay } from 'node:timers/promises'
import { endWithParent, tellParent } from '#scripts/local/parent.ts'
import { createMarket } from '#scripts/bench/market.ts'
import { startMarketCloud } from '#scripts/bench/market-cloud.ts'
import { createQueries, pathOf } from '#scripts/bench/search/queries.ts'
import { watchCapacity } from './capacity.ts'

/** The real handler behind the local gateway, in this very process, whose table client is watched. */
const serveSearch = async (): Promise<{ ask: (path: string) => Promise<void>; close: () => void }> => {
  const api = serveApi({ routes: [searchListings], trustForwardedFor: false })
  const server = createGateway({ api, site: () => {} })
  const lambda = await startLambda()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    ask: async (path) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`)
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
    },
    close: () => {
      server.close()
      server.closeAllConnections()
      void lambda.close()
    },
  }
}

// One market in its own process: environment, clients and index are each made once a process.
const [size, searches] = process.argv.slice(2).map(Number) as [number, number]
const market = createMarket(7, size)
const cloud = await startMarketCloud(market)
endWithParent(cloud.stop)
const { ask, close } = await serveSearch()
const capacity = watchCapacity()
const paths = createQueries(11, market, searches).map(pathOf)

// The feed is polled by a search that comes a second after the last poll; without news that is all it asks.
const untilNextPoll = () => delay(1100)
await ask(paths[0]!)
await untilNextPoll()
capacity.reset()
await ask(paths[0]!)
const poll = capacity.read()

await untilNextPoll()
capacity.reset()
for (const path of paths) await ask(path)
const all = capacity.read()

close()
await cloud.stop()
tellParent({ poll, all })
