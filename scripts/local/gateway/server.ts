import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { limits } from '#shared/constants/limits.ts'
import { type ErrorCode, errors } from '#shared/errors.ts'
import type { Duplex } from 'node:stream'
import { crawlerPath } from '#shared/rules/crawler.ts'
import { forAllowedHosts, isAllowedHost } from '../allowed-hosts.ts'
import { errorHeaders, errorText, sendError } from './answer.ts'
import { rawParameters } from './lambda-event.ts'
import type { ServeApi } from './serve-api.ts'
import { fileOf, serveFile } from './serve-photo.ts'

// CloudFront's own limit on an address.
const urlBytes = 8192

const isWellEncoded = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Bytes of request line and headers as they came over the wire. */
const headerBytes = ({ method = '', url = '', rawHeaders }: IncomingMessage): number =>
  // In the first line two spaces, the version and the line's end; after each name ": ", after each value the line's end.
  rawHeaders.reduce((sum, text) => sum + text.length + 2, method.length + url.length + 12)

/** The error of a malformed request, before any route is looked up, or undefined. */
const faultOf = (request: IncomingMessage): ErrorCode | undefined => {
  const { url = '' } = request
  if (url.length > urlBytes) return 'URI_TOO_LONG'
  if (headerBytes(request) > limits.gatewayHeaderBytes) return 'HEADERS_TOO_LARGE'
  if (!url.startsWith('/') || !isWellEncoded(url.split('?')[0] ?? '')) return 'BAD_REQUEST'
  return undefined
}

type ServeSite = (request: IncomingMessage, response: ServerResponse, rawPath: string) => Promise<void> | void

export type GatewayParts = {
  api: ServeApi
  site: ServeSite
  /** Serves addresses that exist only on this machine, below `/local/`; absent: those are pages of the site. */
  local?: ServeSite | undefined
  /** Takes over WebSockets; absent: there are none. */
  upgrade?: ((request: IncomingMessage, socket: Duplex, head: Buffer) => void) | undefined
}

// Twice API Gateway's limit: requests in between are counted exactly and refused with our own error.
const parserHeaderBytes = 20_480

/** A refusal to bytes that are not even a request, written by hand since there is no response object yet. */
const refuseSocket = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const code: ErrorCode = error.code === 'HPE_HEADER_OVERFLOW' ? 'HEADERS_TOO_LARGE' : 'BAD_REQUEST'
  const body = errorText(code)
  const headers = { ...errorHeaders, connection: 'close', 'content-length': Buffer.byteLength(body) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${errors[code].status} Refused\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}

/** The path of the API that answers instead of the site, as the function at the edge finds it. */
const answerOfApi = (
  { method = '', headers }: IncomingMessage,
  path: string,
  rawQuery: string,
): string | undefined => {
  const query = rawParameters(rawQuery)
  return crawlerPath({
    method,
    path,
    query,
    userAgent: headers['user-agent'] ?? '',
    acceptLanguage: headers['accept-language'],
    referer: headers.referer,
  })
}

const route = async (
  { api, site, local }: GatewayParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const fault = faultOf(request)
  if (fault) return sendError(request, response, fault)
  const [rawPath = '/', rawQuery = ''] = (request.url ?? '/').split(/\?(.*)/s)
  if (local && rawPath.startsWith('/local/')) return local(request, response, rawPath)
  if (rawPath !== '/api' && !rawPath.startsWith('/api/')) {
    const page = answerOfApi(request, rawPath, rawQuery)
    return page ? api(request, response, page, '') : site(request, response, rawPath)
  }
  const file = fileOf(rawPath)
  if (file) return serveFile(request, response, file, rawQuery)
  return api(request, response, rawPath, rawQuery)
}

/** The one origin of site and API, as CloudFront is in AWS. No request, however broken, ends it. */
export const createGateway = (parts: GatewayParts): Server => {
  const server = createServer(
    { maxHeaderSize: parserHeaderBytes, keepAliveTimeout: 65_000 },
    forAllowedHosts((request, response) => {
      route(parts, request, response).catch((error) => {
        // A client that went away in the middle fails here too; there is nobody left to tell.
        if (!request.errored && !response.destroyed) console.error('gateway:', error)
        if (response.headersSent) response.destroy()
        else sendError(request, response, 'INTERNAL')
      })
    }),
  )
  server.on('clientError', refuseSocket)
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    if (parts.upgrade && isAllowedHost(request)) parts.upgrade(request, socket, head)
    else refuseSocket(new Error('There are no WebSockets here'), socket)
  })
  return server
}
