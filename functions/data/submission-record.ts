import * as z from 'zod/mini'
import { keys, partitions, timeSort } from './keys.ts'
import { documentTypes } from '#shared/reference/application-fields.ts'
import { documentsDueAt } from '#shared/rules/retention.ts'
import { id } from '#shared/schemas/ids.ts'
import { applicationReasonCodes, decisionNote, ownAppeal } from '#shared/schemas/moderation.ts'
import { instant } from '#shared/schemas/text.ts'
import { submissionAnswers, submissionFields, submissionStatuses } from '#shared/schemas/verification.ts'
import type { NotificationAbout } from '#shared/schemas/notification.ts'

const storedDocument = z.object({
  documentType: z.enum(documentTypes),
  id: id('document'),
  /** The file's own name. */
  name: z.string(),
  uploadedAt: instant,
})
export type StoredDocument = z.output<typeof storedDocument>

const content = z.object({ answers: submissionAnswers, documents: z.array(storedDocument) })
/** The answers and documents of a dealership's application. */
export type ApplicationContent = z.output<typeof content>

/** A dealership's application as the table keeps it; it keeps its id when it is sent again. */
export const submissionRecord = z.extend(content, {
  id: id('submission'),
  userId: id('user'),
  /** Edits since a refusal that are not sent yet. Kept apart, so that admins still see what they refused. */
  draft: z.nullable(content),
  status: z.enum(submissionStatuses),
  version: z.number(),
  reasonCodes: applicationReasonCodes,
  rejectionReason: z.nullable(z.string()),
  rejectionFields: z.array(z.enum(submissionFields)),
  adminNotes: z.nullable(z.string()),
  /** The last decision of an admin. */
  decision: z.nullable(decisionNote),
  /** The appeal against that decision, if it was a refusal. */
  appeal: z.nullable(ownAppeal),
  /** Its content at its last refusal, to compare it with the present one. */
  refused: z.nullable(
    z.extend(content, {
      at: instant,
      reasonCodes: z._default(applicationReasonCodes, []),
      rejectionReason: z._default(z.nullable(z.string()), null),
      rejectionFields: z._default(z.array(z.enum(submissionFields)), []),
    }),
  ),
  submittedAt: z.nullable(instant),
  reviewedAt: z.nullable(instant),
  createdAt: instant,
  updatedAt: instant,
})
export type SubmissionRecord = z.output<typeof submissionRecord>

/** The ids of all documents that belong to an application. */
export const documentIdsOf = ({
  documents,
  draft,
}: Pick<SubmissionRecord, 'documents' | 'draft'>): string[] => [
  ...new Set([...documents, ...(draft?.documents ?? [])].map(({ id }) => id)),
]

/** When its documents are due for deletion; null while they are still needed, and when there are none. */
export const submissionDocumentsDueAt = (record: SubmissionRecord): Date | null =>
  documentsDueAt({
    ...record,
    documentCount: documentIdsOf(record).length,
    isBeingChanged: record.draft !== null,
  })

/** The time by which an application is sorted: pending ones by submission, decided ones by decision. */
const placeInTime = ({ status, submittedAt, reviewedAt, updatedAt }: SubmissionRecord): string => {
  switch (status) {
    case 'DRAFT':
      return updatedAt
    case 'SUBMITTED':
    case 'UNDER_REVIEW':
      return submittedAt ?? updatedAt
    case 'APPROVED':
    case 'REJECTED':
      return reviewedAt ?? updatedAt
  }
}

/** The item of an application, with its place in every index. */
export const toSubmissionItem = (record: SubmissionRecord) => ({
  ...keys.submission(record.id),
  ...record,
  statusPk: partitions.submissions(record.status),
  statusSk: timeSort(placeInTime(record), record.id),
})

/** A snapshot of the application for a notification: the facts of this moment. */
export const toAboutApplication = ({
  id,
  answers,
}: Pick<SubmissionRecord, 'id' | 'answers'>): NonNullable<NotificationAbout['application']> => ({
  id,
  businessName: answers.businessName ?? '',
})
