import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Agent, type AgentOptions, createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'
import { fetchFile } from '#functions/adapters/fetch-feed.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** The host at which the server of a test stands, for those who fetch by its agent alone. */
export const feedHost = 'feed.example'

export type FeedServer = {
  /** The requests so far. */
  asked: { path: string; headers: IncomingMessage['headers'] }[]
  certificate: string
  port: number
  /** Fetches as the job does, but connects to this server whatever the name is. */
  fetchFile: typeof fetchFile
  stop: () => Promise<void>
}

/** A dealer management system on this machine, with a certificate for `feedHost`. */
export const startFeedServer = async (answer: Answer): Promise<FeedServer> => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: feedHost }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 86_400_000),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: feedHost }] }],
  })
  const asked: FeedServer['asked'] = []
  const server = createServer({ key, cert }, (request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers })
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  class Here extends Agent {
    override createConnection(options: AgentOptions, ...rest: never[]) {
      const here = { ...options, host: '127.0.0.1', port, ca: cert }
      return super.createConnection(here as never, ...rest)
    }
  }
  return {
    asked,
    certificate: cert,
    port,
    fetchFile: (address, seen, parts) => fetchFile(address, seen, { makeAgent: () => new Here(), ...parts }),
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
