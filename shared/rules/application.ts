import { documentTypeWords, documentTypes, type DocumentType } from '#shared/reference/document-types.ts'
import type { VerificationStatus } from '#shared/schemas/user.ts'
import type { SubmissionStatus } from '#shared/schemas/verification.ts'

/** What an admin may do to an application (reliability, A11). A draft is its owner's alone; anything else is a conflict. */
const adminMoves: Record<SubmissionStatus, readonly SubmissionStatus[]> = {
  DRAFT: [],
  SUBMITTED: ['UNDER_REVIEW', 'APPROVED', 'REJECTED'],
  UNDER_REVIEW: ['APPROVED', 'REJECTED'],
  APPROVED: ['REJECTED'],
  REJECTED: ['APPROVED'],
}

export const canMoveApplication = (from: SubmissionStatus, to: SubmissionStatus): boolean =>
  adminMoves[from].includes(to)

/** The same for a dealership that has sent no application: verified or not, but not twice. */
export const canMoveDealership = (
  from: VerificationStatus | null,
  to: Exclude<VerificationStatus, 'PENDING'>,
): boolean => from !== to

/** Whether a dealership may change and send its application: before the first time, and after a refusal. */
export const canFillIn = (status: SubmissionStatus | undefined): status is 'DRAFT' | 'REJECTED' | undefined =>
  status === undefined || status === 'DRAFT' || status === 'REJECTED'

/** The kinds of papers that an application cannot do without and that these are not, in the order they are asked for. */
export const missingDocuments = (
  documents: readonly { documentType: DocumentType }[],
): readonly DocumentType[] =>
  documentTypes.filter(
    (type) =>
      documentTypeWords[type].required && !documents.some(({ documentType }) => documentType === type),
  )
