import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { request as send, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { loadHandler, type LambdaHandler } from '#scripts/local/gateway/load-handler.ts'
import { createGateway } from '#scripts/local/gateway/server.ts'
import { serveApi } from '#scripts/local/gateway/serve-api.ts'
import type { Contract } from '#shared/api/contract.ts'
import { liveRoutes } from '#shared/api/routes.ts'

type Asked = { method: string; path: string; body?: unknown; token?: string | undefined }
type Answer = { text: string; bytes: number; route: string }

/** The whole API behind the local gateway in this process, with the processor time of its latest handler. */
export const serveWatched = async () => {
  let cpuMs = 0
  let route = ''
  const load = async (contract: Contract): Promise<LambdaHandler> => {
    const handler = await loadHandler(contract)
    return async (event, context) => {
      const before = process.cpuUsage()
      const result = await handler(event, context)
      const { user, system } = process.cpuUsage(before)
      cpuMs = (user + system) / 1000
      route = contract.id
      return result
    }
  }
  const api = serveApi({ routes: liveRoutes, trustForwardedFor: true, load })
  const server = createGateway({ api, site: () => {} })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  // Not `fetch`, which would undo the compression before anybody could count.
  const ask = async ({ method, path, body, token }: Asked): Promise<Answer> => {
    const headers = {
      'accept-encoding': 'gzip',
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
      'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const sent = send({ host: '127.0.0.1', port, method, path, headers })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    const bytes = await buffer(response)
    const isPacked = response.headers['content-encoding'] === 'gzip'
    const text = (isPacked ? gunzipSync(bytes) : bytes).toString()
    if ((response.statusCode ?? 0) >= 300)
      throw new Error(`${method} ${path}: ${response.statusCode} ${text}`)
    return { text, bytes: bytes.length, route }
  }

  return {
    ask,
    cpuOfLast: () => cpuMs,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
