import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { AppError } from '#functions/core/app-error.ts'
import { writeJson } from '#functions/core/json-writer.ts'
import type { Contract } from '#shared/api/contract.ts'
import { errors } from '#shared/errors.ts'

const sent = Symbol('reply')

type Extras = {
  cookies?: readonly string[]
  /** A page that says there is nothing here, where a refusal in JSON would say nothing to who reads pages. */
  status?: 404
}

/** A body with cookies or a status of its own, for the few handlers that set any. */
export type Reply<T> = { [sent]: true; body: T } & Extras

export const reply = <T>(body: T, extras: Extras): Reply<T> => ({ [sent]: true, body, ...extras })

const isReply = (value: unknown): value is Reply<unknown> =>
  typeof value === 'object' && value !== null && sent in value

const json = { 'content-type': 'application/json; charset=utf-8' }

const base = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

const bodyOf = (contract: Contract, body: unknown) => {
  if (!contract.response) return {}
  if (!contract.contentType) return { body: writeJson(contract.response, body) }
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
    headers: { ...(contract.response && type), ...base, 'cache-control': cache, 'x-request-id': requestId },
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
