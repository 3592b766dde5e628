import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen, readBody } from '../http-server.ts'
import type { RunningServer } from '../http-server.ts'
import { SignatureError, verifyBodySignature } from '../sigv4.ts'
import { CognitoError } from './errors.ts'
import type { CognitoErrorName } from './errors.ts'
import { loadKeys } from './tokens.ts'
import { operations } from './operations.ts'
import { triggersIn } from './custom-auth.ts'
import { type MailedCode, type Pool, openStore } from './store.ts'
export type CognitoOptions = {
  port: number
  dataDir: string
  poolId: string
  clientId: string
  onCode?: Pool['onCode']
  /** The clock of tokens and codes, in ms since 1970; signatures are judged by the real one. */
  now?: () => number
}

export type RunningCognito = RunningServer & {
  issuer: string
  jwksUri: string
  /** The last code sent in this run to the user of that name, for tests. */
  lastCodeOf: (username: string) => string | undefined
}

const maxBodyBytes = 256 * 1024
const target = 'AWSCognitoIdentityProviderService.'

const faultNames: Partial<Record<SignatureError['fault'], CognitoErrorName>> = {
  missing: 'MissingAuthenticationTokenException',
  malformed: 'IncompleteSignatureException',
  'unknown-key': 'UnrecognizedClientException',
  'foreign-token': 'UnrecognizedClientException',
}

const checkSignature = (incoming: IncomingMessage, body: Buffer): void => {
  try {
    verifyBodySignature(incoming, 'cognito-idp', body)
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error
    throw new CognitoError(faultNames[error.fault] ?? 'InvalidSignatureException', error.message)
  }
}

const parse = (body: Buffer | undefined): unknown => {
  try {
    if (body) return JSON.parse(body.toString('utf8'))
  } catch {
    // Answered like a body that is too long.
  }
  throw new CognitoError('SerializationException', 'The request body is not valid JSON.')
}

const run = async (pool: Pool, incoming: IncomingMessage): Promise<object> => {
  const body = await readBody(incoming, maxBodyBytes)
  const action = String(incoming.headers['x-amz-target'] ?? '')
  const name = action.startsWith(target) ? action.slice(target.length) : ''
  const operation = operations.get(name)
  const { isPool, askTrigger } = triggersIn(incoming.url)
  if (incoming.method !== 'POST' || !isPool || !operation) {
    throw new CognitoError('UnknownOperationException', `Unknown operation ${action}`)
  }
  const input = parse(body)
  if (name.startsWith('Admin') || name === 'ListUsers') checkSignature(incoming, body ?? Buffer.alloc(0))
  return operation({ ...pool, askTrigger }, input)
}

const answerError = (error: unknown, incoming: IncomingMessage, outgoing: ServerResponse): void => {
  if (!(error instanceof CognitoError) && !incoming.errored) console.error('Cognito emulator:', error)
  const refusal =
    error instanceof CognitoError ? error : new CognitoError('InternalErrorException', 'Internal error')
  outgoing.writeHead(refusal.status, { 'x-amzn-errortype': `${refusal.name}:` })
  outgoing.end(JSON.stringify({ __type: refusal.name, message: refusal.message }))
}

/**
 * A Cognito user pool of our own on 127.0.0.1, for local running and tests: signed admin calls, password policy,
 * RS256 tokens as a real pool's, sessions that end, state that survives kill -9. Rejects if port or dataDir is taken.
 */
export const startCognito = async (options: CognitoOptions): Promise<RunningCognito> => {
  const { port, dataDir, poolId, clientId, onCode = () => undefined, now = Date.now } = options
  const store = openStore(dataDir)
  const keys = await loadKeys(store)
  const codes = new Map<string, string>()
  const remember = ({ username, ...code }: MailedCode) => {
    codes.set(username.toLowerCase(), code.code)
    return onCode({ username, ...code })
  }
  const issuer = `https://cognito-idp.${poolId.split('_')[0]}.amazonaws.com/${poolId}`
  const pool: Pool = { poolId, clientId, issuer, store, keys, now, onCode: remember, challenges: new Map() }
  const jwksPath = `/${poolId}/.well-known/jwks.json`

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    if (incoming.method === 'GET' && incoming.url === jwksPath) {
      outgoing.writeHead(200, { 'content-type': 'application/json' })
      outgoing.end(JSON.stringify({ keys: [keys.id.jwk, keys.access.jwk] }))
      return
    }
    outgoing
      .setHeader('content-type', 'application/x-amz-json-1.1')
      .setHeader('x-amzn-requestid', randomUUID())
    try {
      outgoing.end(JSON.stringify(await run(pool, incoming)))
    } catch (error) {
      answerError(error, incoming, outgoing)
    }
  }

  const server = await listen((incoming, outgoing) => void handle(incoming, outgoing), port).catch(
    (error) => {
      store.close()
      throw error
    },
  )
  const stop = async (): Promise<void> => {
    await server.close()
    store.close()
  }
  let stopped: Promise<void> | undefined
  return {
    port: server.port,
    issuer,
    jwksUri: `http://127.0.0.1:${server.port}${jwksPath}`,
    lastCodeOf: (username) => codes.get(username.toLowerCase()),
    close: () => (stopped ??= stop()),
  }
}
