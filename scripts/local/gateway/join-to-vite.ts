import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

const host = '127.0.0.1'

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
