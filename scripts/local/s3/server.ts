import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { listen } from '../http-server.ts'
import type { RunningServer } from '../http-server.ts'
import { authorize } from './authorize.ts'
import { corsHeaders, preflight } from './cors.ts'
import type { AllowedOrigins } from './cors.ts'
import { errorDocument, S3Error } from './errors.ts'
import { startEventQueue, type OnObjectCreated } from './event-queue.ts'
import type { FileObject } from './add-files.ts'
import { openObjectStore } from './object-store.ts'
import { runOperation } from './operations.ts'
import { parseRequest } from './request.ts'
import type { S3Answer } from './request.ts'

export type S3Options = {
  port: number
  dataDir: string
  allowedOrigins: AllowedOrigins
  onObjectCreated: OnObjectCreated
  /** Waits between the tries of one delivery, in ms. */
  retryDelaysMs?: readonly number[]
}

const errorAnswer = (error: unknown, incoming: IncomingMessage, requestId: string): S3Answer => {
  if (!(error instanceof S3Error) && !incoming.errored) console.error('S3 stand-in:', error)
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
