import type { ErrorCode, Issue } from '#shared/errors.ts'

/** A server's code, or OFFLINE when no answer came at all. */
export type ApiErrorCode = ErrorCode | 'OFFLINE'

type Details = {
  message: string
  issues?: readonly Issue[]
  retryAfter?: number | undefined
  cause?: unknown
}

/** A call that did not succeed. Its message is `status: body text` (spec); status 0 means that no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ApiErrorCode
  /** Field by field what the server refused. */
  readonly issues: readonly Issue[]
  /** Seconds to wait, when the server named them. */
  readonly retryAfter: number | undefined
  /** When it came, in milliseconds. */
  readonly at = Date.now()

  constructor(status: number, code: ApiErrorCode, { message, issues = [], retryAfter, cause }: Details) {
    super(message, { cause })
    this.status = status
    this.code = code
    this.issues = issues
    this.retryAfter = retryAfter
  }
}

// Errors of the gateway or the CDN, in front of the handlers, come without our codes.
const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  503: 'STORE_UNAVAILABLE',
  504: 'TIMEOUT',
}

const parsed = (text: string): { code?: unknown; issues?: Issue[] } => {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

/** The error that a response without success stands for. */
export const errorOfResponse = async (response: Response): Promise<ApiError> => {
  const text = await response.text().catch(() => '')
  const { code, issues } = parsed(text)
  const seconds = Number(response.headers.get('retry-after'))
  const byStatus = codeOfStatus[response.status] ?? (response.status >= 500 ? 'INTERNAL' : 'BAD_REQUEST')
  // A server newer than this page may know more codes; the function that words errors has a fallback for them.
  return new ApiError(response.status, typeof code === 'string' ? (code as ErrorCode) : byStatus, {
    message: `${response.status}: ${text || response.statusText}`,
    ...(Array.isArray(issues) && { issues }),
    retryAfter: seconds > 0 ? seconds : undefined,
  })
}

/** Whether a call failed with one of these codes. */
export const hasCode = (error: unknown, ...codes: ApiErrorCode[]): error is ApiError =>
  error instanceof ApiError && codes.includes(error.code)

/** True for an authentication failure: the caller is not, or no longer, signed in. */
export const isUnauthorized = (error: unknown): boolean => hasCode(error, 'UNAUTHORIZED')

/** True where nothing has this id or name: 404, and 400 for one that nothing could have. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)
