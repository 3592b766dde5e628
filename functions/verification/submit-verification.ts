import { now, retryConflict } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { findDealer, verificationStatusWrites } from '#functions/data/dealers.ts'
import type { SubmissionRecord } from '#functions/data/submission-record.ts'
import { insertSubmission, replaceSubmission } from '#functions/data/submissions.ts'
import { userWrite } from '#functions/data/user-edits.ts'
import { getUserById } from '#functions/data/users.ts'
import { mergeAnswers, readForFilling } from './read-for-filling.ts'
import { toOwnSubmission } from '#functions/verification/views.ts'
import { submitVerification as route } from '#shared/api/verification.ts'
import { documentTypeLabels } from '#shared/reference/application-fields.ts'
import { missingDocuments } from '#shared/rules/application.ts'
import { isDealershipSeller } from '#shared/rules/user.ts'
import type { SubmissionDocument } from '#shared/schemas/verification.ts'

const live = { getUserById, findDealer, readForFilling, insertSubmission, replaceSubmission, newId, now }

const checkDocuments = (documents: readonly SubmissionDocument[]): void => {
  const missing = missingDocuments(documents)
  if (missing.length === 0) return
  const issues = missing.map((type) => ({ path: `documents.${type}`, message: documentTypeLabels[type].en }))
  throw new AppError('APPLICATION_DOCUMENTS_REQUIRED', { issues })
}

const submitted = (
  record: SubmissionRecord,
  filled: Pick<SubmissionRecord, 'answers' | 'documents'>,
  at: string,
): SubmissionRecord => ({
  ...record,
  ...filled,
  draft: null,
  status: 'SUBMITTED',
  version: record.version + 1,
  reasonCodes: [],
  rejectionReason: null,
  rejectionFields: [],
  // A corrected application asks for a new decision, not for a review of the old one.
  appeal: null,
  submittedAt: at,
  reviewedAt: null,
  updatedAt: at,
})

const submitOnce = async (
  { actor, body }: Pick<Input<typeof route>, 'actor' | 'body'>,
  deps: typeof live,
): Promise<SubmissionRecord> => {
  const now = deps.now()
  const at = now.toISOString()
  const { documents: named, ...typed } = body
  // Afresh: an admin may have decided since the caller was admitted.
  const [user, dealer] = await Promise.all([deps.getUserById(actor.id), deps.findDealer(actor.id)])
  if (!user || !dealer || !isDealershipSeller(user) || user.status !== 'ACTIVE')
    throw new AppError('FORBIDDEN')
  const fresh = { id: deps.newId('submission'), at: now }
  const { seen, record, documents, moves } = await deps.readForFilling(user, named, fresh)
  const sent = submitted(record, { answers: mergeAnswers({}, typed), documents }, at)
  const together = [
    {
      ...userWrite(user, { verificationStatus: 'PENDING' }, ['role', 'status', 'verificationStatus']),
      refuse: 'EDIT_CONFLICT' as const,
    },
    ...verificationStatusWrites(dealer, { verificationStatus: 'PENDING', appliedAt: at }),
    ...moves(sent),
  ]
  if (seen) await deps.replaceSubmission(sent, seen, together)
  else await deps.insertSubmission(sent, together)
  return sent
}

/**
 * Sends the caller's application: the documents, the dealership's place in the queue and its status are one transaction. Of
 * several at once one goes through; an open appeal is withdrawn.
 */
export const submitVerification = async (input: Input<typeof route>, deps = live) => {
  if (input.actor.isVerified) throw new AppError('FORBIDDEN')
  checkDocuments(input.body.documents)
  return toOwnSubmission(await retryConflict(() => submitOnce(input, deps)))
}

export const handler = routeHandler(route, submitVerification)
