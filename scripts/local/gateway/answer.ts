import type { IncomingMessage, ServerResponse } from 'node:http'
import { errors, type ErrorCode } from '#shared/errors.ts'

type Headers = Readonly<Record<string, string | readonly string[] | number>>

/** Sends a whole body at once; its length is known. */
export const send = (
  response: ServerResponse,
  status: number,
  headers: Headers,
  body: Buffer | string = '',
): void => {
  if (response.headersSent || response.destroyed) return
  const length = status === 204 || status === 304 ? {} : { 'content-length': Buffer.byteLength(body) }
  response.writeHead(status, { ...headers, ...length } as Record<string, string | string[] | number>)
  response.end(body)
}

const messages: Partial<Record<ErrorCode, string>> = {
  // API Gateway's own words.
  TIMEOUT: 'Endpoint request timed out',
}

export const errorHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const

/** The body of a refusal by the gateway itself, in the shape of `shared/errors.ts`. */
export const errorText = (code: ErrorCode): string =>
  JSON.stringify({ message: messages[code] ?? errors[code].message, code })

/** Refuses a request before any handler has seen it. */
export const sendError = (
  request: IncomingMessage,
  response: ServerResponse,
  code: ErrorCode,
  headers: Headers = {},
): void => {
  const body = errorText(code)
  const all = { ...errorHeaders, ...headers }
  send(response, errors[code].status, all, request.method === 'HEAD' ? '' : body)
  // The rest of the body has to be read, or the client sees a broken connection instead of the answer.
  request.resume()
}
