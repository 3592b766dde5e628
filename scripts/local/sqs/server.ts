import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen, readBody, type RunningServer } from '../http-server.ts'
import { SignatureError, verifyBodySignature } from '../sigv4.ts'
import { openMessages } from './message-store.ts'
import { operations, QueueError, type Surroundings } from './operations.ts'

export type SqsOptions = {
  port: number
  dataDir: string
  /** The clock of messages, in ms since 1970; signatures are judged by the real one. */
  now?: () => number
}

// A batch of 1 MiB, whose quotation marks are escaped once more.
const maxBodyBytes = 4 * 1024 * 1024
const target = 'AmazonSQS.'

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new QueueError('SerializationException', 'The request body is not valid JSON.')
  }
}

const readSigned = async (incoming: IncomingMessage): Promise<Buffer> => {
  const body = await readBody(incoming, maxBodyBytes)
  if (!body) throw new QueueError('RequestTooLong', 'The request is too long.', 413)
  try {
    verifyBodySignature(incoming, 'sqs', body)
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error
    const name = error.fault === 'missing' ? 'MissingAuthenticationToken' : 'InvalidSecurity'
    throw new QueueError(name, error.message, 403)
  }
  return body
}

const run = async (given: Surroundings, incoming: IncomingMessage): Promise<object> => {
  const action = String(incoming.headers['x-amz-target'] ?? '')
  const operation = action.startsWith(target) ? operations[action.slice(target.length)] : undefined
  const body = await readSigned(incoming)
  if (incoming.method !== 'POST' || !operation)
    throw new QueueError('InvalidAction', `There is no operation ${action} here`)
  return operation(given, parse(body))
}

const refuse = (error: unknown, incoming: IncomingMessage, outgoing: ServerResponse): void => {
  if (!(error instanceof QueueError) && !incoming.errored) console.error('SQS emulator:', error)
  const { name, message, status } =
    error instanceof QueueError ? error : new QueueError('InternalFailure', 'Internal error', 500)
  outgoing.writeHead(status)
  outgoing.end(JSON.stringify({ __type: `com.amazonaws.sqs#${name}`, message }))
}

/**
 * SQS of our own on 127.0.0.1, for local running and tests: signed calls, standard queues with visibility timeouts, long polling
 * and dead letters, and messages that survive kill -9. Rejects if port or dataDir is taken.
 */
export const startSqs = async ({ port, dataDir, now }: SqsOptions): Promise<RunningServer> => {
  const messages = openMessages(dataDir, now)
  const arrivals = new EventEmitter().setMaxListeners(0)
  let url = ''

  const surroundingsOf = (outgoing: ServerResponse): Surroundings => {
    const gone = new AbortController()
    outgoing.once('close', () => gone.abort())
    return {
      messages,
      url,
      announce: (queue) => void arrivals.emit(queue),
      waitForMessage: async (queue, ms) => {
        const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(ms)])
        await once(arrivals, queue, { signal }).catch(() => {})
      },
      isGone: () => gone.signal.aborted,
    }
  }

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    outgoing
      .setHeader('content-type', 'application/x-amz-json-1.0')
      .setHeader('x-amzn-requestid', randomUUID())
    try {
      outgoing.end(JSON.stringify(await run(surroundingsOf(outgoing), incoming)))
    } catch (error) {
      refuse(error, incoming, outgoing)
    }
  }

  let stopped: Promise<void> | undefined
  const underWay = new Set<Promise<void>>()
  const listener = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const work = handle(incoming, outgoing).finally(() => underWay.delete(work))
    underWay.add(work)
  }
  const server = await listen(listener, port).catch((error) => {
    messages.close()
    throw error
  })
  url = `http://127.0.0.1:${server.port}`
  const stop = async (): Promise<void> => {
    await server.close()
    // Calls that wait for messages look into the store once more.
    await Promise.all(underWay)
    messages.close()
  }
  return { port: server.port, close: () => (stopped ??= stop()) }
}
