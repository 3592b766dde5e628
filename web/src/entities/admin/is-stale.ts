import { hasCode } from '#web/api/api-error.ts'

/** Whether an act failed because somebody was faster: its item is not the one that was looked at. */
export const isStale = (error: unknown): boolean =>
  hasCode(error, 'CONFLICT', 'EDIT_CONFLICT', 'ILLEGAL_STATUS_MOVE', 'NOT_FOUND')
