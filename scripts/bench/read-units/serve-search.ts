import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createGateway } from '#scripts/local/gateway/server.ts'
import { serveApi } from '#scripts/local/gateway/serve-api.ts'
import { searchListings } from '#shared/api/listings.ts'

/** The real handler behind the local gateway, in this very process, whose table client is watched. */
export const serveSearch = async (): Promise<{ ask: (path: string) => Promise<void>; close: () => void }> => {
  const api = serveApi({ routes: [searchListings], trustForwardedFor: false })
  const server = createGateway({ api, site: () => {} })
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
    },
  }
}
