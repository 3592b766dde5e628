import { basename } from 'node:path/posix'
import { unusable, usableUpload } from '#functions/commands/usable-upload.ts'
import type { ApplicationContent, StoredDocument } from '#functions/data/submission-record.ts'
import type { UploadRecord } from '#functions/data/uploads.ts'
import type { Body } from '#shared/api/contract.ts'
import type { saveSubmission } from '#shared/api/verification.ts'
import { toInternational } from '#shared/rules/phone.ts'
import type { SubmissionAnswers, SubmissionDocument } from '#shared/schemas/verification.ts'

type Draft = Omit<Body<typeof saveSubmission>, 'documents'>

/** The answers after some were typed: absent ones stay, null and empty ones go. Pure. */
export const mergeAnswers = (before: SubmissionAnswers, typed: Draft): SubmissionAnswers => {
  const phone = typed.businessPhoneNumber && toInternational(typed.businessPhoneNumber, '+974')
  const merged = Object.entries({ ...before, ...typed, ...(phone && { businessPhoneNumber: phone }) })
  // Each is an answer of before or was parsed by the same field's schema.
  return Object.fromEntries(merged.filter(([, answer]) => answer !== null && answer !== ''))
}

/**
 * The ids of the papers that a form names.
 * @throws AppError UPLOAD_UNUSABLE when one file is to be two papers
 */
export const namedIds = (named: readonly SubmissionDocument[]): string[] => {
  const ids = named.map(({ documentUrl }) => basename(documentUrl))
  const again = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  if (again >= 0) throw unusable(`documents.${again}.documentUrl`)
  return ids
}

/**
 * The papers that a form names: those that the application has already, and new ones from the dealership's own uploads.
 * @throws AppError UPLOAD_UNUSABLE about one that is neither
 */
export const takeDocuments = (
  named: readonly SubmissionDocument[],
  known: ApplicationContent['documents'],
  uploads: readonly UploadRecord[],
  ownerId: string,
): StoredDocument[] =>
  named.map(({ documentType, documentName, documentUrl }, index) => {
    const id = basename(documentUrl)
    const upload = uploads.find((one) => one.id === id)
    const path = `documents.${index}.documentUrl`
    const uploadedAt =
      known.find((document) => document.id === id)?.uploadedAt ??
      usableUpload(upload, ownerId, 'document', path).createdAt
    return { documentType, id, name: documentName, uploadedAt }
  })
