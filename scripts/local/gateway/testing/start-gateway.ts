import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { earlyScript, hashSource } from '#infra/early-script.ts'
import type { Contract } from '#shared/api/contract.ts'
import { siteHeaders } from '#shared/rules/site-headers.ts'
import { serveApi } from '#scripts/local/gateway/serve-api.ts'
import { serveSite, type SiteFile } from '#scripts/local/gateway/serve-site.ts'
import { createGateway } from '#scripts/local/gateway/server.ts'
type Handler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>

export type TestGateway = {
  url: string
  /** The event that the last handler call got. */
  lastEvent: () => APIGatewayProxyEventV2 | undefined
  /** Sends bytes as they are, and resolves with all that came back. */
  sendRaw: (text: string) => Promise<string>
  close: () => Promise<void>
}

/** The headers of every file of the site. */
export const testHeaders = siteHeaders({
  uploads: 'http://127.0.0.1:9',
  documents: 'http://127.0.0.1:9',
  inlineScript: hashSource(earlyScript()),
})

/** A gateway over a few made-up routes, whose one handler is given. */
export const openTestGateway = async (
  routes: readonly Contract[],
  handler: Handler,
  files: ReadonlyMap<string, SiteFile> = new Map(),
  timeoutMs = 30_000,
): Promise<TestGateway> => {
  let event: APIGatewayProxyEventV2 | undefined
  const load = async () => async (received: APIGatewayProxyEventV2) => handler((event = received))
  const api = serveApi({ routes, trustForwardedFor: true, load, timeoutMs })
  const server = createGateway({ api, site: serveSite(files, testHeaders) })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    lastEvent: () => event,
    sendRaw: async (text) => {
      const socket = connect(port, '127.0.0.1')
      socket.write(text)
      let answer = ''
      for await (const chunk of socket) answer += String(chunk)
      return answer
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
