import type { Reviewer, DecisionInput, DecidedStatus } from './offer-decision.ts'
import type { SubmissionRecord } from '#functions/data/submission-record.ts'
import type { ApplicationReasonCode } from '#shared/reference/moderation-codes.ts'
import type { SubmissionField } from '#shared/schemas/verification.ts'

/** An admin's decision about a dealership and its application. */
export type ApplicationDecisionInput = Omit<DecisionInput<ApplicationReasonCode>, 'status'> & {
  status: DecidedStatus | 'UNDER_REVIEW'
  rejectionFields?: readonly SubmissionField[] | undefined
  /** For the applicant too; absent leaves the stored notes, '' removes them. */
  adminNotes?: string | undefined
}

const touched = (
  seen: SubmissionRecord,
  { status, adminNotes }: ApplicationDecisionInput,
  { adminId, at }: Reviewer,
): SubmissionRecord => ({
  ...seen,
  status,
  adminNotes: adminNotes === undefined ? seen.adminNotes : adminNotes || null,
  decision: { status, at, by: adminId },
  updatedAt: at,
  version: seen.version + 1,
})

/** An application that an admin has taken up. Pure. */
export const underReview = touched

/**
 * An application after an admin's decision; the unsent edits of a refused one are dropped, since the decision is about the sent
 * content. Pure.
 */
export const afterApplicationDecision = (
  seen: SubmissionRecord,
  said: ApplicationDecisionInput & { status: DecidedStatus },
  reviewer: Reviewer,
): SubmissionRecord => {
  const decided = { ...touched(seen, said, reviewer), draft: null, reviewedAt: reviewer.at }
  if (said.status === 'APPROVED')
    return { ...decided, refused: null, reasonCodes: [], rejectionReason: null, rejectionFields: [] }
  const why = {
    reasonCodes: [...(said.reasonCodes ?? [])],
    rejectionReason: said.rejectionReason || null,
    rejectionFields: [...(said.rejectionFields ?? [])],
  }
  // Kept beside the refused content: the reviewer of the next version must know what was asked for.
  const refused = { at: reviewer.at, answers: seen.answers, documents: seen.documents, ...why }
  return { ...decided, ...why, refused }
}
