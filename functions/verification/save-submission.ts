import { now, retryConflict } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import type { SubmissionRecord } from '#functions/data/submission-record.ts'
import { insertSubmission, replaceSubmission } from '#functions/data/submissions.ts'
import { unverifiedWrite } from '#functions/data/users.ts'
import { mergeAnswers, readForFilling } from './read-for-filling.ts'
import { toOwnSubmission } from '#functions/verification/views.ts'
import { saveSubmission as route } from '#shared/api/verification.ts'

const live = { readForFilling, insertSubmission, replaceSubmission, newId, now }

const saveOnce = async (
  { actor, body }: Pick<Input<typeof route>, 'actor' | 'body'>,
  deps: typeof live,
): Promise<SubmissionRecord> => {
  const at = deps.now()
  const { documents: named, ...typed } = body
  const fresh = { id: deps.newId('submission'), at }
  const { seen, record, content, documents, moves } = await deps.readForFilling(actor, named, fresh)
  const filled = { answers: mergeAnswers(content.answers, typed), documents }
  const saved = {
    ...record,
    ...(record.status === 'REJECTED' ? { draft: filled } : filled),
    updatedAt: at.toISOString(),
    version: record.version + 1,
  }
  const together = [unverifiedWrite(actor.id), ...moves(saved)]
  if (seen) await deps.replaceSubmission(saved, seen, together)
  else await deps.insertSubmission(saved, together)
  return saved
}

/** Saves the caller's answers so far. Concurrent requests of two windows are merged, field by field. */
export const saveSubmission = async (input: Input<typeof route>, deps = live) =>
  toOwnSubmission(await retryConflict(() => saveOnce(input, deps)))

export const handler = routeHandler(route, saveSubmission)
