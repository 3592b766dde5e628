import { logger } from './logger.ts'
import { type ErrorCode, errors, type Issue } from '#shared/errors.ts'

type Details = { issues?: readonly Issue[]; retryAfterSeconds?: number; cause?: unknown; message?: string }

/** An error for the caller: a code of `shared/errors.ts` and details that help to fix it. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly issues: readonly Issue[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errors[code].message, { cause: details.cause })
    this.code = code
    this.issues = details.issues
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** Whether it is an error for the caller with one of these codes. */
export const hasCode = (error: unknown, ...codes: ErrorCode[]): error is AppError =>
  error instanceof AppError && codes.includes(error.code)

// A name in a request may be as long as the request.
const pathLength = 100

/** A BAD_REQUEST about one field. */
export const invalid = (path: string, message: string): AppError =>
  new AppError('BAD_REQUEST', { issues: [{ path: path.slice(0, pathLength), message }] })

// The names under which AWS says "not now": throttling, contention, its own failures.
const passing = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'Throttling',
  'TooManyRequestsException',
  'LimitExceededException',
  'SlowDown',
  'ServiceUnavailable',
  'InternalServerError',
  'InternalErrorException',
  'TransactionInProgressException',
  'TransactionCanceledException',
  'TransactionConflictException',
  'RequestTimeout',
  'TimeoutError',
  'NetworkingError',
  'AbortError',
])

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])

type Clues = {
  name?: string
  code?: string
  errno?: unknown
  $fault?: string
  $metadata?: { httpStatusCode?: number }
}

/** The refusal of a request that a store has failed. */
export const storeUnavailable = (cause: unknown): AppError =>
  new AppError('STORE_UNAVAILABLE', { cause, retryAfterSeconds: 2 })

/** A passing failure of a store as STORE_UNAVAILABLE, any other error as it is. */
export const asAppError = (error: unknown): unknown => {
  if (error instanceof AppError || typeof error !== 'object' || error === null) return error
  const clues = error as Clues
  const isPassing =
    passing.has(clues.name ?? '') ||
    unreachable.has(clues.code ?? '') ||
    clues.$fault === 'server' ||
    (clues.$metadata?.httpStatusCode ?? 0) >= 500
  return isPassing ? storeUnavailable(error) : error
}

/** The error code of one of several acts, for a response that goes on with the others; an unexpected error is logged as `what`. */
export const failureCode = (error: unknown, what: string): ErrorCode => {
  const known = asAppError(error)
  const isRefusal = known instanceof AppError && known.code !== 'STORE_UNAVAILABLE'
  if (!isRefusal) logger.error(what, error)
  return known instanceof AppError ? known.code : 'INTERNAL'
}

/** The service will never send this message, however often it is tried: a bad address, or content it does not take. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused'
}

/** Resolves with the call. @throws MessageRefused when it fails with an error of one of these names; any other as it comes */
export const orRefused = async (call: Promise<unknown>, names: ReadonlySet<string>): Promise<void> => {
  try {
    await call
  } catch (cause) {
    if (cause instanceof Error && names.has(cause.name)) throw new MessageRefused(cause.name, { cause })
    throw cause
  }
}

/** Makes sure that a thing is still the version that the caller has seen, if they name one. @throws AppError EDIT_CONFLICT */
export const requireVersion = (seen: { version: number }, version: number | undefined): void => {
  if (version !== undefined && version !== seen.version) throw new AppError('EDIT_CONFLICT')
}
