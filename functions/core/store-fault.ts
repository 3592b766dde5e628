import { AppError } from '#functions/core/app-error.ts'

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
