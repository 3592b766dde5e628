import * as z from 'zod/mini'
import { AppError, invalid } from './app-error.ts'
import type { ErrorCode, Issue } from '#shared/errors.ts'
import { timingSafeEqual } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { env } from './env.ts'
import { sha256 } from './hash.ts'
import { actingForHeader, originSecretHeader, viewerAddressHeader } from '#shared/constants/origin-headers.ts'
import { limits } from '#shared/constants/limits.ts'
import { required } from '#shared/schemas/text.ts'

type RawIssue = z.core.$ZodIssue

// The length of our longest name or choice. An error message quotes input only as far as needed to find it.
const shownLength = 40

const shown = (value: unknown): string => {
  const text = String(value)
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text
}

const quoted = (values: readonly unknown[]): string => values.slice(0, 20).map(shown).join(', ')

/** The unit of a limit. */
const unitOf = ({ origin }: { origin: string }): string => {
  if (origin === 'string') return ' characters'
  return origin === 'array' ? ' values' : ''
}

/** zod/mini carries no sentences of its own; these are ours, in plain English. */
const sentence = (issue: RawIssue): string => {
  if (issue.message && issue.message !== 'Invalid input') return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? required : `Expected ${issue.expected}`
    case 'unrecognized_keys':
      return `Not known here: ${quoted(issue.keys)}`
    case 'invalid_value':
      return `Expected one of: ${quoted(issue.values)}`
    case 'too_small':
      return `Must be at least ${issue.minimum}${unitOf(issue)}`
    case 'too_big':
      return `Must be at most ${issue.maximum}${unitOf(issue)}`
    default:
      return 'Not valid'
  }
}

const toIssues = (error: z.core.$ZodError): Issue[] =>
  error.issues
    .slice(0, 20)
    .map((issue) => ({ path: issue.path.map(shown).join('.'), message: sentence(issue) }))

/** Input through its schema. @throws AppError with `code` (BAD_REQUEST) and an issue per fault. */
export const parseInput = <S extends z.ZodMiniType>(
  schema: S,
  input: unknown,
  code: ErrorCode = 'BAD_REQUEST',
): z.output<S> => {
  const parsed = schema.safeParse(input, { reportInput: true })
  if (!parsed.success) throw new AppError(code, { issues: toIssues(parsed.error) })
  return parsed.data
}

const goodHashes = (): string[] => env().ORIGIN_SECRET_HASHES?.split(',') ?? []

// Both are hashes in hex of one length, as `timingSafeEqual` wants them.
const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other))

const carriesSecret = (event: APIGatewayProxyEventV2, hashes: readonly string[]): boolean => {
  const hash = sha256(event.headers[originSecretHeader] ?? '')
  return hashes.some((good) => isSame(good, hash))
}

/**
 * Refuses a request that reached the API around CloudFront, where no firewall has looked at it. Where nothing stands before the
 * API, on one machine, nothing is asked.
 * @throws AppError FORBIDDEN
 */
export const requireOriginSecret = (event: APIGatewayProxyEventV2, hashes = goodHashes()): void => {
  if (hashes.length > 0 && !carriesSecret(event, hashes)) throw new AppError('FORBIDDEN')
}

/** The caller's IP address: API Gateway sees CloudFront, whose header counts only with the origin secret. */
export const callerAddress = (event: APIGatewayProxyEventV2, hashes = goodHashes()): string => {
  const told = event.headers[viewerAddressHeader]
  return told && carriesSecret(event, hashes) ? told : event.requestContext.http.sourceIp
}

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g

/**
 * Parses JSON that a stranger sent. JSON.parse alone keeps the last of two equal keys, takes `__proto__` and any depth;
 * schemas see none of it.
 * @throws AppError INVALID_JSON, BAD_REQUEST (too deep, too many or repeated keys).
 */
export const parseJsonText = (text: string): unknown => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new AppError('INVALID_JSON', { cause })
  }
  checkStructure(text)
  return value
}

const checkStructure = (text: string): void => {
  // One entry per open bracket: the keys seen so far in an object, undefined for an array.
  const open: (Set<string> | undefined)[] = []
  let lastString: string | undefined
  let keyCount = 0
  for (const [token] of text.matchAll(tokens)) {
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : undefined)
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':') {
      const key = String(JSON.parse(lastString ?? '""'))
      const seen = open.at(-1)
      if (forbiddenKeys.has(key) || seen?.has(key))
        throw invalid(key, 'This name may not be used, or not twice')
      seen?.add(key)
      keyCount++
    }
    lastString = token.startsWith('"') ? token : undefined
    if (open.length > limits.jsonDepth) throw invalid('', 'The request body is nested too deeply')
    if (keyCount > limits.jsonKeys) throw invalid('', 'The request body has too many fields')
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

const jsonType = /^application\/json(?:\s*;\s*charset=utf-8)?$/i

/** The JSON body of a request. @throws AppError 413, 415 or 400 before anything is parsed that should not be. */
export const readBody = (event: APIGatewayProxyEventV2): unknown => {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
  if (bytes.length > limits.jsonBodyBytes) throw new AppError('PAYLOAD_TOO_LARGE')
  if (!jsonType.test(event.headers['content-type'] ?? '')) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  try {
    return parseJsonText(utf8.decode(bytes))
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('INVALID_JSON', { cause })
  }
}

/** The query as name → text. API Gateway would join repeated parameters with commas; here they are refused. */
export const readQuery = (event: APIGatewayProxyEventV2): Record<string, string> => {
  const query: Record<string, string> = Object.create(null)
  for (const part of event.rawQueryString.split('&').filter(Boolean)) {
    const at = part.indexOf('=')
    const name = decode(at < 0 ? part : part.slice(0, at))
    if (name in query) throw invalid(name, 'This parameter may be given only once')
    const value = decode(at < 0 ? '' : part.slice(at + 1))
    // An empty parameter is one that was not chosen.
    if (value !== '') query[name] = value
  }
  return { ...query }
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch (cause) {
    throw new AppError('BAD_REQUEST', {
      cause,
      issues: [{ path: 'query', message: 'The address is not encoded properly' }],
    })
  }
}

/** The parts of a request that a handler may need besides its input. */
export type RequestInfo = {
  id: string
  ip: string
  origin: string | undefined
  host: string | undefined
  cookies: Readonly<Record<string, string>>
  authorization: string | undefined
  /** The dealership for which the caller wants to act, by its id; whether they may, the store says. */
  actingFor: string | undefined
  /** The header `User-Agent`; empty when it is absent. */
  userAgent: string
}

export const readRequestInfo = (event: APIGatewayProxyEventV2): RequestInfo => ({
  id: event.requestContext.requestId,
  ip: callerAddress(event),
  origin: event.headers.origin,
  host: event.headers.host,
  cookies: Object.fromEntries(
    (event.cookies ?? []).map((cookie) => {
      const at = cookie.indexOf('=')
      return [cookie.slice(0, at).trim(), cookie.slice(at + 1).trim()]
    }),
  ),
  authorization: event.headers.authorization,
  actingFor: event.headers[actingForHeader],
  userAgent: event.requestContext.http.userAgent ?? '',
})
