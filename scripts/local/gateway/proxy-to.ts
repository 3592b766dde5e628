import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { errorText } from './answer.ts'

const host = '127.0.0.1'

/** Hands a request to another server of this machine as it is, and its answer back. */
export const proxyTo =
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
