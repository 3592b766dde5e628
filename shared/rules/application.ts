import { documentTypeLabels, documentTypes, type DocumentType } from '#shared/reference/application-fields.ts'
import type { SubmissionStatus } from '#shared/schemas/verification.ts'

/** Whether a dealership may change and send its application: before the first time, and after a refusal. */
export const canFillIn = (status: SubmissionStatus | undefined): status is 'DRAFT' | 'REJECTED' | undefined =>
  status === undefined || status === 'DRAFT' || status === 'REJECTED'

/** The kinds of documents that an application cannot do without and that these are not, in the order they are asked for. */
export const missingDocuments = (
  documents: readonly { documentType: DocumentType }[],
): readonly DocumentType[] =>
  documentTypes.filter(
    (type) =>
      documentTypeLabels[type].required && !documents.some(({ documentType }) => documentType === type),
  )

/** How far a dealership has come with its verification. REVOKED: it had one, which an admin took back. */
export type VerificationState = 'NOT_APPLIED' | 'UNDER_REVIEW' | 'REFUSED' | 'REVOKED' | 'VERIFIED'

type Account = {
  isVerified: boolean
  verificationStatus: string | null
  revokedAt?: string | null | undefined
}

/** Whether an admin took back the verification that it had, and nothing has come of it since. */
export const isRevoked = ({ isVerified, verificationStatus, revokedAt }: Account): boolean =>
  !isVerified && verificationStatus === 'REJECTED' && Boolean(revokedAt)

/** How far a dealership has come with its verification, by its account and the application that it has, if any. */
export const verificationState = (
  account: Account,
  application: { status: SubmissionStatus } | null,
): VerificationState => {
  if (account.isVerified) return 'VERIFIED'
  if (application?.status === 'SUBMITTED' || application?.status === 'UNDER_REVIEW') return 'UNDER_REVIEW'
  if (isRevoked(account)) return 'REVOKED'
  return account.verificationStatus === 'REJECTED' || application?.status === 'REJECTED'
    ? 'REFUSED'
    : 'NOT_APPLIED'
}
