import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { AppError } from './app-error.ts'
import type { Contract } from '#shared/api/contract.ts'
import { errors } from '#shared/errors.ts'
import { gunzipSync, gzipSync } from 'node:zlib'

const sent = Symbol('reply')

type Extras = {
  cookies?: readonly string[]
  /** A page of HTML that says that there is nothing here. */
  status?: 404
}

/** A body with cookies or a status of its own, for the few handlers that set any. */
export type Reply<T> = { [sent]: true; body: T } & Extras

export const reply = <T>(body: T, extras: Extras): Reply<T> => ({ [sent]: true, body, ...extras })

const isReply = (value: unknown): value is Reply<unknown> =>
  typeof value === 'object' && value !== null && sent in value

const ready = Symbol('ready')

/** The body of a response that another function of ours has written by the route's schema: gzip in base64. */
export type ReadyBody = { [ready]: string }

export const readyBody = (gzip: string): ReadyBody => ({ [ready]: gzip })

const isReady = (value: unknown): value is ReadyBody =>
  typeof value === 'object' && value !== null && ready in value

const json = { 'content-type': 'application/json; charset=utf-8' }

const base = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

const bodyOf = (contract: Contract, body: unknown) => {
  if (!contract.response) return {}
  if (isReady(body)) return { body: body[ready], isBase64Encoded: true }
  // Parsing leaves out what the schema does not declare, at any depth.
  if (!contract.contentType) return { body: JSON.stringify(contract.response.parse(body)) }
  return body instanceof Uint8Array
    ? { body: Buffer.from(body).toString('base64'), isBase64Encoded: true }
    : { body: String(body) }
}

/** The answer of a route: its body leaves only through the contract's schema. */
export const answer = (
  contract: Contract,
  value: unknown,
  requestId: string,
): APIGatewayProxyStructuredResultV2 => {
  const {
    body,
    cookies,
    status = contract.status,
  } = isReply(value) ? value : { body: value, cookies: undefined }
  const cache =
    contract.sharedCacheSeconds && status === contract.status
      ? `public, max-age=0, s-maxage=${contract.sharedCacheSeconds}`
      : 'no-store'
  const type = contract.contentType ? { 'content-type': contract.contentType } : json
  return {
    statusCode: status,
    headers: {
      ...(contract.response && type),
      ...(isReady(body) && { 'content-encoding': 'gzip' }),
      ...base,
      'cache-control': cache,
      'x-request-id': requestId,
    },
    ...(cookies && { cookies: [...cookies] }),
    ...bodyOf(contract, body),
  }
}

/** The answer to a refusal, in the one error shape. */
export const refusal = (error: AppError, requestId: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode: errors[error.code].status,
  headers: {
    ...json,
    ...base,
    'cache-control': 'no-store',
    'x-request-id': requestId,
    ...(error.retryAfterSeconds !== undefined && { 'retry-after': String(error.retryAfterSeconds) }),
  },
  body: JSON.stringify({
    message: error.message,
    code: error.code,
    ...(error.issues && { issues: error.issues }),
  }),
})

// A body that fits into one packet arrives no sooner for being smaller.
const compressedFrom = 1400

// A page of search results, 28 kB, takes 0.35 ms at level 6 and a quarter of the bytes; megabytes of stock are small at once,
// since JSON repeats itself, and the further levels only take longer.
const levelFor = (body: string): number => (body.length < 512 * 1024 ? 6 : 1)

const takesGzip = (acceptEncoding: string): boolean =>
  acceptEncoding.split(',').some((coding) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(coding))

type Result = APIGatewayProxyStructuredResultV2

/** A response that would be another for a client that takes other encodings. */
const varied = (result: Result, more?: Result['headers']): Result => ({
  ...result,
  headers: { ...result.headers, ...more, vary: 'accept-encoding' },
})

const unpacked = (result: Result): Result => {
  const { 'content-encoding': _, ...headers } = result.headers ?? {}
  const body = gunzipSync(Buffer.from(result.body ?? '', 'base64')).toString()
  return varied({ ...result, headers, body, isBase64Encoded: false })
}

/**
 * Compresses a response, for a client that accepts it: CloudFront compresses only what it may cache, and Lambda returns six
 * megabytes at most, which the stock of a large dealership exceeds. A response with cookies is not compressed: its length would
 * reveal a secret next to text that an attacker chose (BREACH).
 */
export const compressed = (result: Result, acceptEncoding = ''): Result => {
  const { body, cookies, isBase64Encoded } = result
  if (body && result.headers?.['content-encoding'])
    return takesGzip(acceptEncoding) ? varied(result) : unpacked(result)
  if (!body || body.length < compressedFrom || cookies || isBase64Encoded) return result
  if (!takesGzip(acceptEncoding)) return varied(result)
  return {
    ...varied(result, { 'content-encoding': 'gzip' }),
    body: gzipSync(body, { level: levelFor(body) }).toString('base64'),
    isBase64Encoded: true,
  }
}
