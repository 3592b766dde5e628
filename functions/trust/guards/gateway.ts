import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { call, type Answer, type Call } from '#functions/trust/permissions/call.ts'
import { createGateway } from '#scripts/local/gateway/server.ts'
import { startLambda } from '#scripts/local/lambda/server.ts'
import { serveApi } from '#scripts/local/gateway/serve-api.ts'
import { runs, type Run } from './mutants/switch.ts'
import { liveRoutes } from '#shared/api/routes.ts'
import { switched } from './switched.ts'

const runHeader = 'x-guard-run'

/** A gateway in this process whose handlers run with the guard switched off that their caller chose. */
export type SwitchedGateway = { ask: (asked: Call) => Promise<Answer>; stop: () => Promise<void> }

/** Starts it on a free port, with handlers whose guards can be switched off. A header of each call names its run. */
export const startSwitchedGateway = async (): Promise<SwitchedGateway> => {
  const { loadFunction, loadHandler } = switched<typeof import('#scripts/local/gateway/load-handler.ts')>(
    '#scripts/local/gateway/load-handler.ts',
  )
  const lambda = await startLambda(loadFunction)
  const byName = new Map<string, Run>()
  const inner = createGateway({
    api: serveApi({ routes: liveRoutes, trustForwardedFor: true, load: loadHandler }),
    site: (_, response) => void response.writeHead(404).end(),
  })
  const outer = createServer((request, response) => {
    const run = byName.get(String(request.headers[runHeader]))
    if (!run) throw new Error('A call from nobody')
    runs.run(run, () => inner.emit('request', request, response))
  })
  outer.listen(0, '127.0.0.1')
  await once(outer, 'listening')
  const url = `http://127.0.0.1:${(outer.address() as AddressInfo).port}`

  const ask = async (asked: Call): Promise<Answer> => {
    const run = runs.getStore()
    if (!run) throw new Error('Only a catcher asks here')
    const name = randomUUID()
    byName.set(name, run)
    try {
      return await call(url, { ...asked, headers: { ...asked.headers, [runHeader]: name } })
    } finally {
      byName.delete(name)
    }
  }
  const stop = async (): Promise<void> => {
    outer.close()
    outer.closeAllConnections()
    await once(outer, 'close')
    await lambda.close()
  }
  return { ask, stop }
}
