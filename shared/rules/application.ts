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
