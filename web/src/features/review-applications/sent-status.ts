import type { SubmissionStatus } from '#shared/schemas/verification.ts'

export type SentStatus = Exclude<SubmissionStatus, 'DRAFT'>

/** The statuses that admins see; a draft is its dealership's own business. */
export const sentStatuses = [
  'SUBMITTED',
  'UNDER_REVIEW',
  'APPROVED',
  'REJECTED',
] as const satisfies readonly SentStatus[]
