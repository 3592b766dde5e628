import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { forAllowedHosts } from './allowed-hosts.ts'

export type RunningServer = { port: number; close: () => Promise<void> }

/** Listens on 127.0.0.1 (port 0: any free one), for allowed hosts. `close` also ends open connections. Rejects if the port is taken. */
export const listen = (listener: RequestListener, port: number): Promise<RunningServer> =>
  new Promise((resolve, reject) => {
    const server = createServer(forAllowedHosts(listener))
    const close = () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      })
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve({ port: (server.address() as AddressInfo).port, close }))
  })

/** The whole body, or undefined when it is longer than `maxBytes`. */
export const readBody = async (request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= maxBytes) chunks.push(chunk)
  }
  return size <= maxBytes ? Buffer.concat(chunks) : undefined
}
