import type { Judge, Said, Verdict } from './decide.ts'
import type { SubmissionRecord } from '#functions/data/submission-record.ts'
import type { ApplicationReasonCode } from '#shared/reference/moderation-codes.ts'
import type { SubmissionField } from '#shared/schemas/verification.ts'

type SaidBesides = {
  rejectionFields?: readonly SubmissionField[] | undefined
  /** For the applicant too; absent leaves what is there, '' takes it away. */
  adminNotes?: string | undefined
}

/** An admin's decision about a dealership and its application. */
export type SaidOfApplication = Omit<Said<ApplicationReasonCode>, 'status'> &
  SaidBesides & { status: Verdict | 'UNDER_REVIEW' }

const touched = (
  seen: SubmissionRecord,
  { status, adminNotes }: SaidOfApplication,
  { adminId, at }: Judge,
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
 * An application after an admin's verdict; what its dealership had begun to change in a refused one is dropped, since the verdict
 * is about what was sent. Pure.
 */
export const afterVerdict = (
  seen: SubmissionRecord,
  said: SaidOfApplication & { status: Verdict },
  judge: Judge,
): SubmissionRecord => {
  const decided = { ...touched(seen, said, judge), draft: null, reviewedAt: judge.at }
  if (said.status === 'APPROVED')
    return { ...decided, refused: null, reasonCodes: [], rejectionReason: null, rejectionFields: [] }
  const why = {
    reasonCodes: [...(said.reasonCodes ?? [])],
    rejectionReason: said.rejectionReason || null,
    rejectionFields: [...(said.rejectionFields ?? [])],
  }
  // Kept beside the refused content: the reviewer of the next version must know what was asked for.
  const refused = { at: judge.at, answers: seen.answers, documents: seen.documents, ...why }
  return { ...decided, ...why, refused }
}
