import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { Certificate } from './certificate.ts'

const host = '127.0.0.1'
// They are about one connection of HTTP/1.1, and HTTP/2 refuses them.
const ofOneConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
])

const forwarded = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofOneConnection.has(name)),
  )

/**
 * Speaks HTTP/2 over TLS to browsers at `port`, as CloudFront does, and HTTP/1.1 to the gateway behind it: over one connection a
 * browser waits for no second. Bodies pass as the gateway compressed them. Returns what closes it.
 */
export const startFront = async (
  port: number,
  gatewayPort: number,
  { key, cert }: Certificate,
): Promise<() => Promise<void>> => {
  const agent = new Agent({ keepAlive: true })
  const pass = (request: Http2ServerRequest, response: Http2ServerResponse): void => {
    const { method, url: path } = request
    const headers = { ...forwarded(request.headers), host: request.authority }
    const upstream = httpRequest({ agent, host, port: gatewayPort, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, forwarded(answer.headers))
      answer.pipe(response)
    })
    upstream.on('error', () =>
      response.headersSent ? response.stream.close() : response.writeHead(502).end(),
    )
    // A search that was overtaken is no longer worth the gateway's time.
    response.on('close', () => upstream.destroy())
    request.pipe(upstream)
  }
  const server = createSecureServer({ key, cert }, pass)
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  server.listen(port, host)
  await once(server, 'listening')
  return async () => {
    for (const session of sessions) session.destroy()
    agent.destroy()
    server.close()
    await once(server, 'close')
  }
}
