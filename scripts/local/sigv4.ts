import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { createScope, getCanonicalHeaders, getCanonicalQuery } from '@smithy/signature-v4'
import { localCredentials, localRegion } from './credentials.ts'

type Fault =
  | 'missing'
  | 'malformed'
  | 'unknown-key'
  | 'foreign-token'
  | 'skewed'
  | 'expired'
  | 'not-yet-valid'
  | 'unsigned-headers'
  | 'mismatch'

/** Why a signature was refused; every service has its own name and status for each fault. */
export class SignatureError extends Error {
  readonly fault: Fault
  constructor(fault: Fault, message: string) {
    super(message)
    this.fault = fault
  }
}

/** The signed parts of a request. `path` is the raw path of the request line, still percent-encoded. */
export type SignedRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
}

type Claim = { credential: string; date: string; signedHeaders: string; signature: string }

const maxSkewMs = 15 * 60_000
const maxExpiresSeconds = 7 * 24 * 3600
const querySignature = [
  'X-Amz-Algorithm',
  'X-Amz-Credential',
  'X-Amz-Date',
  'X-Amz-SignedHeaders',
  'X-Amz-Signature',
]

/** Whether the request carries its signature in the query, as a presigned URL does. */
export const isPresigned = (query: URLSearchParams): boolean => querySignature.some((name) => query.has(name))

const parseDate = (date: string): number => {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date)
  if (!parts) throw new SignatureError('malformed', 'X-Amz-Date must be formatted as YYYYMMDDTHHMMSSZ')
  const [, year, month, day, hour, minute, second] = parts
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

const checkScope = ({ credential, date }: Claim, service: string): void => {
  const [accessKeyId, ...scope] = credential.split('/')
  if (accessKeyId !== localCredentials.accessKeyId) {
    throw new SignatureError(
      'unknown-key',
      'The AWS Access Key Id you provided does not exist in our records.',
    )
  }
  const expected = createScope(date.slice(0, 8), localRegion, service)
  if (scope.join('/') !== expected) {
    throw new SignatureError('malformed', `The credential scope is wrong; expecting '${expected}'`)
  }
}

// AWS itself insists on this: otherwise the holder of a presigned URL could add an ACL, tags or a redirect.
const checkHeadersSigned = (headers: IncomingHttpHeaders, signed: Set<string>): void => {
  const unsigned = Object.keys(headers).filter((name) => name.startsWith('x-amz-') && !signed.has(name))
  if (!signed.has('host')) unsigned.push('host')
  if (unsigned.length === 0) return
  const message = `There were headers present in the request which were not signed: ${unsigned.join(', ')}`
  throw new SignatureError('unsigned-headers', message)
}

const encodeSegment = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const signatureOf = (
  request: SignedRequest,
  signed: Set<string>,
  claim: Claim,
  payloadHash: string,
): Buffer => {
  const headers: Record<string, string> = {}
  for (const name of signed) {
    const value = request.headers[name]
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(',') : value
  }
  const query: Record<string, string[]> = {}
  for (const name of request.query.keys()) query[name] = request.query.getAll(name)
  const shape = { ...request, protocol: 'http:', hostname: '', headers, query }
  const canonical = getCanonicalHeaders(shape, undefined, signed)
  const names = Object.keys(canonical).toSorted()
  const canonicalRequest = [
    request.method,
    request.path
      .split('/')
      .map((segment) => encodeSegment(decodeURIComponent(segment)))
      .join('/'),
    getCanonicalQuery(shape),
    ...names.map((name) => `${name}:${canonical[name]}`),
    '',
    names.join(';'),
    payloadHash,
  ].join('\n')
  const scope = claim.credential.split('/').slice(1)
  const toSign = [
    'AWS4-HMAC-SHA256',
    claim.date,
    scope.join('/'),
    createHash('sha256').update(canonicalRequest).digest('hex'),
  ].join('\n')
  return hmac(
    scope.reduce<string | Buffer>(hmac, `AWS4${localCredentials.secretAccessKey}`) as Buffer,
    toSign,
  )
}

const checkSignature = (request: SignedRequest, claim: Claim, payloadHash: string): void => {
  const signed = new Set(claim.signedHeaders.split(';'))
  checkHeadersSigned(request.headers, signed)
  const expected = signatureOf(request, signed, claim, payloadHash)
  const given = Buffer.from(claim.signature, 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new SignatureError(
      'mismatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    )
  }
}

/**
 * Verifies the `Authorization` header of a request to `service` ('s3', 'cognito-idp') against the local keys.
 * `payloadHash` is the body's hash as it stands in the canonical request. Throws SignatureError.
 */
export const verifyHeaderSignature = (request: SignedRequest, service: string, payloadHash: string): void => {
  const { authorization, 'x-amz-date': date } = request.headers
  if (!authorization) throw new SignatureError('missing', 'Missing Authentication Token')
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^,\s]+), ?SignedHeaders=([^,\s]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    )
  if (!parts || typeof date !== 'string') {
    throw new SignatureError('malformed', 'The authorization header that you provided is not valid.')
  }
  const [, credential = '', signedHeaders = '', signature = ''] = parts
  const claim: Claim = { credential, date, signedHeaders, signature }
  const signedAt = parseDate(date)
  checkScope(claim, service)
  if (request.headers['x-amz-security-token'] !== undefined) {
    throw new SignatureError('foreign-token', 'The security token included in the request is invalid.')
  }
  if (Math.abs(Date.now() - signedAt) > maxSkewMs) {
    throw new SignatureError(
      'skewed',
      'The difference between the request time and the current time is too large.',
    )
  }
  checkSignature(request, claim, payloadHash)
}

/** The same for a call without a query, from its whole body. Throws SignatureError. */
export const verifyBodySignature = (
  { method = '', url: path = '', headers }: IncomingMessage,
  service: string,
  body: Buffer,
): void => {
  const payloadHash = createHash('sha256').update(body).digest('hex')
  verifyHeaderSignature({ method, path, query: new URLSearchParams(), headers }, service, payloadHash)
}

/** Verifies the signature of a presigned URL; its payload is always unsigned. Throws SignatureError. */
export const verifyPresignedSignature = (request: SignedRequest, service: string): void => {
  const [algorithm, credential, date, signedHeaders, signature] = querySignature.map((name) =>
    request.query.get(name),
  )
  const expires = Number(request.query.get('X-Amz-Expires') ?? 'NaN')
  if (algorithm !== 'AWS4-HMAC-SHA256' || !credential || !date || !signedHeaders || !signature) {
    throw new SignatureError(
      'malformed',
      'Query-string authentication version 4 requires the X-Amz-Algorithm, X-Amz-Credential, X-Amz-Signature, X-Amz-Date, X-Amz-SignedHeaders, and X-Amz-Expires parameters.',
    )
  }
  if (!Number.isInteger(expires) || expires < 1 || expires > maxExpiresSeconds) {
    throw new SignatureError('malformed', 'X-Amz-Expires must be between 1 and 604800 seconds')
  }
  const claim: Claim = { credential, date, signedHeaders, signature }
  const signedAt = parseDate(date)
  checkScope(claim, service)
  if (request.query.has('X-Amz-Security-Token')) {
    throw new SignatureError('foreign-token', 'The provided token is malformed or otherwise invalid.')
  }
  if (Date.now() > signedAt + expires * 1000) throw new SignatureError('expired', 'Request has expired')
  if (signedAt > Date.now() + maxSkewMs) throw new SignatureError('not-yet-valid', 'Request is not yet valid')
  checkSignature(request, claim, 'UNSIGNED-PAYLOAD')
}
