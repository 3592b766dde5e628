import type { ApplicationContent, SubmissionRecord } from '#functions/data/submission-record.ts'
import { toDecision, toOwner } from '#functions/data/user-views.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { documentUrl } from '#shared/schemas/upload.ts'
import type { AdminSubmission, SubmissionView } from '#shared/schemas/verification.ts'

const toDocuments = (documents: ApplicationContent['documents']): SubmissionView['documents'] =>
  documents.map(({ documentType, id, name, uploadedAt }) => ({
    documentType,
    documentName: name,
    documentUrl: documentUrl(id),
    uploadedAt,
  }))

/** An application as it was sent, for admins. */
export const toSubmission = (record: SubmissionRecord): SubmissionView => ({
  ...record.answers,
  id: record.id,
  userId: record.userId,
  status: record.status,
  version: record.version,
  rejectionReason: record.rejectionReason,
  reasonCodes: record.reasonCodes,
  rejectionFields: record.rejectionFields,
  appeal: record.appeal,
  adminNotes: record.adminNotes,
  documents: toDocuments(record.documents),
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
  submittedAt: record.submittedAt,
  reviewedAt: record.reviewedAt,
})

/** An application as its dealership sees it: with its edits since a refusal. */
export const toOwnSubmission = (record: SubmissionRecord): SubmissionView =>
  toSubmission({ ...record, ...record.draft })

/** An application as an admin reviews it. */
export const toAdminSubmission = (
  record: SubmissionRecord,
  owner: UserRecord,
  admin: UserRecord | undefined,
): AdminSubmission => ({
  ...toSubmission(record),
  owner: toOwner(owner),
  decision: toDecision(record.decision, admin),
  refused: record.refused && { ...record.refused, documents: toDocuments(record.refused.documents) },
})

/** An application as something that has an owner. */
export const ownedBy = (record: SubmissionRecord) => ({ ...record, ownerId: record.userId })
