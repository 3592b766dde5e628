import {
  SignatureError,
  type SignedRequest,
  verifyHeaderSignature,
  verifyPresignedSignature,
} from '#scripts/local/sigv4.ts'
import { S3Error, type S3ErrorCode, document, element } from './errors.ts'
import { parseRequest, type S3Answer, type S3Request } from './request.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { randomBytes } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { listen, type RunningServer } from '#scripts/local/http-server.ts'
import { type OnObjectCreated, startEventQueue } from './event-queue.ts'
import type { FileObject } from './add-files.ts'
import { openObjectStore } from './object-store.ts'
import { runOperation } from './operations.ts'

const faultCodes = {
  missing: 'AccessDenied',
  'unknown-key': 'InvalidAccessKeyId',
  'foreign-token': 'InvalidToken',
  skewed: 'RequestTimeTooSkewed',
  expired: 'AccessDenied',
  'not-yet-valid': 'AccessDenied',
  'unsigned-headers': 'AccessDenied',
  mismatch: 'SignatureDoesNotMatch',
} as const satisfies Record<Exclude<SignatureError['fault'], 'malformed'>, S3ErrorCode>

const verify = (request: S3Request, signed: SignedRequest): void => {
  if (request.presigned) return verifyPresignedSignature(signed, 's3')
  if (!request.headers['authorization']) throw new S3Error('AccessDenied')
  const payloadHash = request.headers['x-amz-content-sha256']
  if (!payloadHash) {
    throw new S3Error('InvalidRequest', 'Missing required header for this request: x-amz-content-sha256')
  }
  return verifyHeaderSignature(signed, 's3', payloadHash)
}

/** Lets only requests signed with the local keys through, by header or presigned. Throws S3Error. */
const authorize = (request: S3Request): void => {
  const { method, path, query, presigned, body } = request
  if (presigned && request.headers['authorization']) {
    throw new S3Error('InvalidArgument', 'Only one auth mechanism allowed')
  }
  try {
    verify(request, { method, path, query, headers: body.headers })
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error
    const malformed = presigned ? 'AuthorizationQueryParametersError' : 'AuthorizationHeaderMalformed'
    throw new S3Error(error.fault === 'malformed' ? malformed : faultCodes[error.fault], error.message)
  }
}

/** The origins whose pages may call, exactly as browsers send them. A function is asked on each request. */
type AllowedOrigins = readonly string[] | (() => readonly string[])

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
const corsHeaders = (incoming: IncomingMessage, origins: AllowedOrigins): Record<string, string> => {
  const { origin } = incoming.headers
  const method = incoming.method ?? 'GET'
  return origin && matches(origins, origin, method) ? headersFor(origin) : {}
}

/** The answer to OPTIONS. Throws S3Error (403) for an origin, method or header that is not allowed. */
const preflight = (incoming: IncomingMessage, origins: AllowedOrigins): S3Answer => {
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

export type S3Options = {
  port: number
  dataDir: string
  allowedOrigins: AllowedOrigins
  onObjectCreated: OnObjectCreated
  /** Waits between the tries of one delivery, in ms. */
  retryDelaysMs?: readonly number[]
}

/** The XML body S3 sends with an error. */
const errorDocument = (error: S3Error, resource: string, requestId: string): string =>
  document(
    element('Error', [
      element('Code', error.code),
      element('Message', error.message),
      element('Resource', resource),
      element('RequestId', requestId),
    ]),
  )

const errorAnswer = (error: unknown, incoming: IncomingMessage, requestId: string): S3Answer => {
  if (!(error instanceof S3Error) && !incoming.errored) console.error('S3 emulator:', error)
  const refusal = error instanceof S3Error ? error : new S3Error('InternalError')
  const body = errorDocument(refusal, (incoming.url ?? '').split('?')[0] ?? '', requestId)
  return { status: refusal.status, headers: { 'content-type': 'application/xml' }, body }
}

const send = async (answer: S3Answer, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
  const { status, headers = {}, body } = answer
  const text = typeof body === 'string' ? body : undefined
  const length = text === undefined ? {} : { 'content-length': String(Buffer.byteLength(text)) }
  const type = text === undefined ? {} : { 'content-type': 'application/xml' }
  const plain = body === undefined && headers['content-length'] === undefined && ![204, 304].includes(status)
  outgoing.writeHead(status, { ...type, ...length, ...(plain ? { 'content-length': '0' } : {}), ...headers })
  // The rest of a refused upload has to be read, or the client sees a broken connection instead of the answer.
  incoming.resume()
  if (body === undefined || typeof body === 'string') outgoing.end(body)
  else await pipeline(body, outgoing)
}

type RunningS3 = RunningServer & {
  /** Stores many files at once, without events. */
  addFiles: (files: readonly FileObject[]) => Promise<void>
}

/**
 * An S3 of our own on 127.0.0.1, for local running and tests: only signed requests, conditional writes, exact CORS,
 * objects that survive kill -9, an event at least once for every new object. Rejects if port or dataDir is taken.
 */
export const startS3 = async (options: S3Options): Promise<RunningS3> => {
  const { port, dataDir, allowedOrigins, onObjectCreated, retryDelaysMs = [500, 2000, 8000] } = options
  const store = await openObjectStore(dataDir)
  const events = startEventQueue(store.events, onObjectCreated, retryDelaysMs)

  const answerTo = (incoming: IncomingMessage): S3Answer | Promise<S3Answer> => {
    if (incoming.method === 'OPTIONS') return preflight(incoming, allowedOrigins)
    const request = parseRequest(incoming)
    authorize(request)
    return runOperation(request, store, events)
  }

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const requestId = randomBytes(8).toString('hex').toUpperCase()
    outgoing.setHeader('x-amz-request-id', requestId).setHeader('server', 'AmazonS3')
    outgoing.setHeaders(new Map(Object.entries(corsHeaders(incoming, allowedOrigins))))
    const answer = await (async () => answerTo(incoming))().catch((error) =>
      errorAnswer(error, incoming, requestId),
    )
    await send(answer, incoming, outgoing)
  }

  const server = await listen((incoming, outgoing) => {
    // Only a client that went away can fail here; there is nobody left to tell.
    handle(incoming, outgoing).catch(() => outgoing.destroy())
  }, port).catch(async (error) => {
    await events.stop()
    store.close()
    throw error
  })
  const stop = async (): Promise<void> => {
    // In this order: a delivery under way may still need this very server.
    await events.stop()
    await server.close()
    store.close()
  }
  let stopped: Promise<void> | undefined
  return { port: server.port, addFiles: store.addFiles, close: () => (stopped ??= stop()) }
}
