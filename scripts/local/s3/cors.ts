import type { IncomingMessage } from 'node:http'
import { S3Error } from './errors.ts'
import type { S3Answer } from './request.ts'

/** The origins whose pages may call, exactly as browsers send them. A function is asked on each request. */
export type AllowedOrigins = readonly string[] | (() => readonly string[])

const allowedMethods = ['GET', 'HEAD', 'PUT']

// Headers of an upload page beyond the CORS-safelisted ones; a real bucket has to be given the same list.
const allowedHeaders = new Set(['content-type', 'if-none-match', 'range'])

const matches = (origins: AllowedOrigins, origin: string, method: string): boolean =>
  (typeof origins === 'function' ? origins() : origins).includes(origin) && allowedMethods.includes(method)

const headersFor = (origin: string): Record<string, string> => ({
  'access-control-allow-origin': origin,
  'access-control-allow-methods': allowedMethods.join(', '),
  'access-control-expose-headers': 'ETag',
  'access-control-allow-credentials': 'true',
  'access-control-max-age': '600',
  vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
})

/** The CORS headers of an actual answer: none for a stranger's page, which then cannot read it. */
export const corsHeaders = (incoming: IncomingMessage, origins: AllowedOrigins): Record<string, string> => {
  const { origin } = incoming.headers
  const method = incoming.method ?? 'GET'
  return origin && matches(origins, origin, method) ? headersFor(origin) : {}
}

/** The answer to OPTIONS. Throws S3Error (403) for an origin, method or header that is not allowed. */
export const preflight = (incoming: IncomingMessage, origins: AllowedOrigins): S3Answer => {
  const { origin, 'access-control-request-method': method } = incoming.headers
  const wanted = (incoming.headers['access-control-request-headers'] ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter(Boolean)
  if (!origin || !method) throw new S3Error('BadRequest')
  if (!matches(origins, origin, method) || !wanted.every((name) => allowedHeaders.has(name))) {
    throw new S3Error('AccessForbidden')
  }
  const granted: Record<string, string> =
    wanted.length > 0 ? { 'access-control-allow-headers': wanted.join(', ') } : {}
  return { status: 200, headers: { ...headersFor(origin), ...granted } }
}
