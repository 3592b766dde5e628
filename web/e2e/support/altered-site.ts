import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type AlteredSite = {
  origin: string
  /** Replaces the service worker's script from now on. */
  alterWorker: (alter: (script: string) => string) => void
  close: () => Promise<void>
}

/**
 * The site of this origin at one of its own, with another service worker when it is asked for. A browser fetches that script
 * past everything that a test can put between it and the network, so this stands where a newer version would.
 */
export const serveAltered = async (of: string): Promise<AlteredSite> => {
  let alter = (script: string) => script
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', of), {
      headers: { accept: request.headers.accept ?? '*/*' },
      redirect: 'manual',
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const body = request.url === '/sw.js' ? Buffer.from(alter(bytes.toString())) : bytes
    response
      .writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
        'cache-control': answer.headers.get('cache-control') ?? 'no-cache',
      })
      .end(body)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    alterWorker: (next) => {
      alter = next
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
