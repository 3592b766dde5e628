import { ApiError, type ApiErrorCode } from '#web/api/api-error.ts'

const staleCodes = new Set<ApiErrorCode>([
  'CONFLICT',
  'EDIT_CONFLICT',
  'ILLEGAL_STATUS_MOVE',
  'NOT_FOUND',
  'ADMIN_PROTECTED',
])

/** True when the user that was looked at is not the one that is there: somebody was faster. */
export const isStale = (error: unknown): boolean => error instanceof ApiError && staleCodes.has(error.code)
