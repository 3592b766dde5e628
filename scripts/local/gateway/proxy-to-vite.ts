import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { errorText } from './answer.ts'

const host = '127.0.0.1'

/** Hands a request to the Vite server as it is, and its answer back. */
export const proxyToVite =
  (port: number) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const { method, url, headers } = request
    const upstream = httpRequest({ host, port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    upstream.on('error', () => {
      if (response.headersSent) return response.destroy()
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' })
      response.end(errorText('STORE_UNAVAILABLE'))
    })
    request.pipe(upstream)
  }

/** Joins a WebSocket (Vite's hot reload) to the Vite server, byte for byte. */
export const joinToVite =
  (port: number) =>
  ({ method, url, rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const upstream = connect(port, host, () => {
      const lines = [`${method} ${url} HTTP/1.1`]
      for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
      upstream.write(`${lines.join('\r\n')}\r\n\r\n`)
      upstream.write(head)
      upstream.pipe(socket).pipe(upstream)
    })
    upstream.on('error', () => socket.destroy())
    socket.on('error', () => upstream.destroy())
  }
