import type { Actor } from '#functions/core/caller.ts'
import { AppError } from '#functions/core/app-error.ts'
import { moveUploads } from '#functions/commands/usable-upload.ts'
import {
  paperIds,
  type ApplicationContent,
  type SubmissionRecord,
} from '#functions/data/submission-record.ts'
import { getOwnSubmission } from '#functions/data/submissions.ts'
import type { Write } from '#functions/data/transact.ts'
import { getUploads } from '#functions/data/uploads.ts'
import { namedIds, takeDocuments } from '#functions/verification/filled-in.ts'
import { canFillIn } from '#shared/rules/application.ts'
import type { SubmissionDocument } from '#shared/schemas/verification.ts'

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
  /** As it is stored; undefined when it is not yet. */
  seen: SubmissionRecord | undefined
  /** The same, or one that begins. */
  record: SubmissionRecord
  /** What was filled in so far. */
  content: ApplicationContent
  /** The papers that the form names; those of before when it names none. */
  documents: ApplicationContent['documents']
  /** The writes that give `kept` papers to the application and set all others of it loose. */
  moves: (kept: Pick<SubmissionRecord, 'documents' | 'draft'>) => Write[]
}

/**
 * The caller's application with the papers that a form names, to be changed and stored. Reading is for the message; the writes'
 * own conditions decide.
 * @throws AppError ILLEGAL_STATUS_MOVE when it waits for a decision or is approved; UPLOAD_UNUSABLE about a paper
 */
export const readForFilling = async (
  actor: Actor,
  named: readonly SubmissionDocument[] | undefined,
  { id, at }: { id: string; at: Date },
  deps = live,
): Promise<Filling> => {
  if (actor.isVerified) throw new AppError('FORBIDDEN')
  const ids = namedIds(named ?? [])
  // The papers first: what a request of the same moment has just taken for this very application must not look like another's.
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
        before: new Set(paperIds(record)),
        after: new Set(paperIds(kept)),
        ownerId: actor.id,
        usedBy: record.id,
        at,
      }),
  }
}
