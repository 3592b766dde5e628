import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { internalPath, jobPath } from '#infra/handler-path.ts'
import { internalFunctions } from '#infra/internal-functions.ts'
import { jobs } from '#infra/jobs.ts'
import { invoke, TimedOut } from '#scripts/local/gateway/invoke.ts'
import { loadFunction } from '#scripts/local/gateway/load-handler.ts'
import { listen, readBody, type RunningServer } from '#scripts/local/http-server.ts'
import { localNames, localTriggers } from '#scripts/local/names.ts'
import { triggersAt } from '#scripts/local/cognito/custom-auth.ts'
import { SignatureError, verifyHeaderSignature } from '#scripts/local/sigv4.ts'

/** A function that other functions may invoke by this name. */
type Known = { path: string; timeoutSeconds: number }

const known: Readonly<Record<string, Known>> = {
  [localNames.SEARCH_FUNCTION]: { ...internalFunctions.searchIndex, path: internalPath('searchIndex') },
  [localNames.BUILD_FUNCTION]: { ...jobs.buildSearchIndex, path: jobPath('buildSearchIndex') },
  [localTriggers]: { ...internalFunctions.poolTriggers, path: internalPath('poolTriggers') },
}

/** Lambda's own limit of a question and of an answer. */
const maxBytes = 6 * 1024 * 1024

const statuses = {
  InvalidRequestContentException: 400,
  InvalidSignatureException: 403,
  MissingAuthenticationTokenException: 403,
  RequestTooLargeException: 413,
  ResourceNotFoundException: 404,
  ServiceException: 500,
} as const

/** A refusal by Lambda itself, under its name. */
class Refusal extends Error {
  readonly status: number
  constructor(name: keyof typeof statuses, message: string) {
    super(message)
    this.name = name
    this.status = statuses[name]
  }
}

const readSigned = async (request: IncomingMessage): Promise<string> => {
  const body = await readBody(request, maxBytes)
  if (!body) throw new Refusal('RequestTooLargeException', `A question has at most ${maxBytes} bytes.`)
  const { method = '', url = '', headers } = request
  const { pathname: path, searchParams: query } = new URL(url, 'http://localhost')
  try {
    const payloadHash = createHash('sha256').update(body).digest('hex')
    verifyHeaderSignature({ method, path, query, headers }, 'lambda', payloadHash)
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error
    const isMissing = error.fault === 'missing'
    throw new Refusal(
      isMissing ? 'MissingAuthenticationTokenException' : 'InvalidSignatureException',
      error.message,
    )
  }
  return body.toString('utf8')
}

const parseEvent = (body: string): unknown => {
  try {
    return body === '' ? {} : JSON.parse(body)
  } catch {
    throw new Refusal('InvalidRequestContentException', 'Could not parse request body into json')
  }
}

/** The error of a function as Lambda describes it to the caller. */
const describeError = (error: unknown, seconds: number) => {
  if (error instanceof TimedOut)
    return {
      errorType: 'Sandbox.Timedout',
      errorMessage: `Error: Task timed out after ${seconds}.00 seconds`,
    }
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  return { errorType: name, errorMessage: message }
}

export type LoadFunction = (path: string) => Promise<(event: unknown, context: unknown) => Promise<unknown>>

const run = async (name: string, { path, timeoutSeconds }: Known, event: unknown, load: LoadFunction) => {
  try {
    const handler = await load(path)
    const call = { name, requestId: randomUUID(), timeoutMs: timeoutSeconds * 1000 }
    const text = JSON.stringify((await invoke(handler, call, event)) ?? null)
    if (Buffer.byteLength(text) <= maxBytes) return { text, headers: {} }
    throw Object.assign(new Error('The answer is too large'), { name: 'Function.ResponseSizeTooLarge' })
  } catch (error) {
    const text = JSON.stringify(describeError(error, timeoutSeconds))
    return { text, headers: { 'x-amz-function-error': 'Unhandled' } }
  }
}

const invocation = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/

const answer = async (request: IncomingMessage, response: ServerResponse, load: LoadFunction) => {
  const [, given = ''] = invocation.exec(request.url ?? '') ?? []
  const body = await readSigned(request)
  const name = decodeURIComponent(given)
  const found = request.method === 'POST' && Object.hasOwn(known, name) ? known[name] : undefined
  if (!found) throw new Refusal('ResourceNotFoundException', `Function not found: ${name}`)
  const running = run(name, found, parseEvent(body), load)
  // Nobody waits, and what the function logs says how it went.
  if (request.headers['x-amz-invocation-type'] === 'Event') return void response.writeHead(202).end()
  const { text, headers } = await running
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(text)
}

const refuse = (error: unknown, response: ServerResponse): void => {
  if (!(error instanceof Refusal)) console.error('Lambda emulator:', error)
  const { name, status, message } =
    error instanceof Refusal ? error : new Refusal('ServiceException', 'Internal error')
  response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': name })
  response.end(JSON.stringify({ Type: status < 500 ? 'User' : 'Service', message }))
}

/**
 * Lambda's Invoke API on 127.0.0.1, for the functions that other functions call: signed calls, the handler in this process, its errors
 * as Lambda describes them. Handlers of this process are told its address, unless they know one.
 */
export const startLambda = async (load: LoadFunction = loadFunction): Promise<RunningServer> => {
  const server = await listen(
    (request, response) => void answer(request, response, load).catch((error) => refuse(error, response)),
    0,
  )
  process.env['AWS_ENDPOINT_URL_LAMBDA'] ||= `http://127.0.0.1:${server.port}`
  // The pool belongs to no process: who calls it says in the address where its triggers are.
  const pool = process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER']
  if (pool) process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'] = triggersAt(pool, server.port)
  return server
}
