import { basename } from 'node:path/posix'
import { moveUploads, unusable, usableUpload } from '#functions/commands/claim-uploads.ts'
import {
  type ApplicationContent,
  documentIdsOf,
  type StoredDocument,
  type SubmissionRecord,
} from '#functions/data/submission-record.ts'
import { getUploads, type UploadRecord } from '#functions/data/uploads.ts'
import type { Body } from '#shared/api/contract.ts'
import type { saveSubmission } from '#shared/api/verification.ts'
import { toInternational } from '#shared/rules/typed-phone.ts'
import type { SubmissionAnswers, SubmissionDocument } from '#shared/schemas/verification.ts'
import type { Actor } from '#functions/core/caller.ts'
import { AppError } from '#functions/core/app-error.ts'
import { getOwnSubmission } from '#functions/data/submissions.ts'
import type { Write } from '#functions/data/transact.ts'
import { canFillIn } from '#shared/rules/application.ts'

type Draft = Omit<Body<typeof saveSubmission>, 'documents'>

/** The answers after some were typed: absent ones stay, null and empty ones go. Pure. */
export const mergeAnswers = (before: SubmissionAnswers, typed: Draft): SubmissionAnswers => {
  const phone = typed.businessPhoneNumber && toInternational(typed.businessPhoneNumber)
  const merged = Object.entries({ ...before, ...typed, ...(phone && { businessPhoneNumber: phone }) })
  // Each is an answer of before or was parsed by the same field's schema.
  return Object.fromEntries(merged.filter(([, answer]) => answer !== null && answer !== ''))
}

/** The ids of the documents that a form names. @throws AppError UPLOAD_UNUSABLE when one file is used for two documents */
export const namedIds = (named: readonly SubmissionDocument[]): string[] => {
  const ids = named.map(({ documentUrl }) => basename(documentUrl))
  const again = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  if (again >= 0) throw unusable(`documents.${again}.documentUrl`)
  return ids
}

/**
 * The documents that a form names: those that the application has already, and new ones from the dealership's own uploads.
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

const live = { getUploads, getOwnSubmission }

/** An application that its dealership has just begun. */
const begun = (id: string, userId: string, at: string): SubmissionRecord => ({
  id,
  userId,
  answers: {},
  documents: [],
  draft: null,
  status: 'DRAFT',
  // So that the first that is stored has 1.
  version: 0,
  reasonCodes: [],
  rejectionReason: null,
  rejectionFields: [],
  adminNotes: null,
  decision: null,
  appeal: null,
  refused: null,
  submittedAt: null,
  reviewedAt: null,
  createdAt: at,
  updatedAt: at,
})

type Filling = {
  /** The stored application; undefined when there is none yet. */
  seen: SubmissionRecord | undefined
  /** The stored application, or a new one. */
  record: SubmissionRecord
  /** The answers and documents so far. */
  content: ApplicationContent
  /** The documents that the form names; the earlier ones when it names none. */
  documents: ApplicationContent['documents']
  /**
   * The writes that give the documents of `kept` to the application and take all others from it: for good once it is sent; until then
   * they are loose, so that a removal can be undone.
   */
  moves: (kept: Pick<SubmissionRecord, 'documents' | 'draft' | 'status'>) => Write[]
}

/**
 * The caller's application with the documents that a form names, to be changed and stored. Reading is for the message; the writes'
 * own conditions decide.
 * @throws AppError ILLEGAL_STATUS_MOVE when it waits for a decision or is approved; UPLOAD_UNUSABLE about a document
 */
export const readForFilling = async (
  actor: Actor,
  named: readonly SubmissionDocument[] | undefined,
  { id, at }: { id: string; at: Date },
  deps = live,
): Promise<Filling> => {
  if (actor.isVerified) throw new AppError('FORBIDDEN')
  const ids = namedIds(named ?? [])
  // The documents first: one that a concurrent request has just attached to this application must not look like another's.
  const uploads = await deps.getUploads(ids)
  const seen = await deps.getOwnSubmission(actor.id)
  if (!canFillIn(seen?.status)) throw new AppError('ILLEGAL_STATUS_MOVE')
  const record = seen ?? begun(id, actor.id, at.toISOString())
  const content = record.draft ?? { answers: record.answers, documents: record.documents }
  const known = [...record.documents, ...content.documents]
  return {
    seen,
    record,
    content,
    documents: named ? takeDocuments(named, known, uploads, actor.id) : content.documents,
    moves: (kept) =>
      moveUploads({
        before: new Set(documentIdsOf(record)),
        after: new Set(documentIdsOf(kept)),
        ownerId: actor.id,
        usedBy: record.id,
        releasedAt: kept.status === 'SUBMITTED' ? undefined : at,
      }),
  }
}
