import { connect } from 'node:net'
import { connect as connectSecurely } from 'node:tls'

const timeoutMs = 5000

/** Sends a message to a site as it stands, and returns what comes back until the connection ends or nothing comes for some seconds. */
export const sendRaw = (origin: string, message: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { protocol, hostname: host, port } = new URL(origin)
    const socket =
      protocol === 'https:'
        ? connectSecurely({ host, port: Number(port || 443), servername: host, ALPNProtocols: ['http/1.1'] })
        : connect({ host, port: Number(port || 80) })
    let answer = ''
    socket.setEncoding('utf8').setTimeout(timeoutMs, () => socket.destroy())
    socket.on('data', (text: string) => void (answer += text))
    socket.once('error', (error: NodeJS.ErrnoException) =>
      // A refusal may come before the whole message was taken.
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(answer) : reject(error),
    )
    socket.once('close', () => resolve(answer))
    socket.write(message)
  })

/**
 * Requests that name two lengths of their body. Between two servers of which each goes by another one, `rest` remains in their connection and
 * becomes the beginning of the next visitor's request.
 */
export const ambiguousRequests = (host: string, rest: string): string[] => {
  const head = (length: number) =>
    [
      'POST /api/health HTTP/1.1',
      `Host: ${host}`,
      // The firewall stops a request that names no browser, and nothing behind it would read this one.
      'User-Agent: sayara-smoke',
      'Content-Type: application/json',
      `Content-Length: ${length}`,
      'Transfer-Encoding: chunked',
      '\r\n',
    ].join('\r\n')
  const ended = `0\r\n\r\n${rest}`
  const size = `${rest.length.toString(16)}\r\n`
  return [`${head(ended.length)}${ended}`, `${head(size.length)}${size}${rest}\r\n0\r\n\r\n`]
}
