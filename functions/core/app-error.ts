import { errors, type ErrorCode, type Issue } from '#shared/errors.ts'

type Details = { issues?: readonly Issue[]; retryAfterSeconds?: number; cause?: unknown; message?: string }

/** A refusal that the caller should hear about: a code of `shared/errors.ts` and what helps to mend it. */
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

// A name that somebody sent may be as long as the request.
const pathLength = 100

/** A BAD_REQUEST about one field. */
export const invalid = (path: string, message: string): AppError =>
  new AppError('BAD_REQUEST', { issues: [{ path: path.slice(0, pathLength), message }] })
