import { ApiError, type ApiErrorCode } from '#web/api/api-error.ts'

/** How a decision went. In a conflict, what was looked at is not what is there any more. */
export type Outcome = { kind: 'done' } | { kind: 'conflict' } | { kind: 'failed'; error: unknown }

const conflicts = new Set<ApiErrorCode>([
  'EDIT_CONFLICT',
  'ILLEGAL_STATUS_MOVE',
  'CONFLICT',
  'LISTING_NOT_FOUND',
  'PLATE_NOT_FOUND',
])

/** How a decision went that was refused. */
export const outcomeOf = (error: unknown): Outcome =>
  error instanceof ApiError && conflicts.has(error.code) ? { kind: 'conflict' } : { kind: 'failed', error }

/** The thing that was asked for does not exist, or no longer. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'LISTING_NOT_FOUND' || error.code === 'PLATE_NOT_FOUND')
