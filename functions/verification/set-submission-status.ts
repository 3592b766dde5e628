import { decideDealership } from '#functions/commands/decide-dealership.ts'
import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { getSubmissionById } from '#functions/data/submissions.ts'
import { toAdminSubmission } from '#functions/verification/views.ts'
import { setSubmissionStatus as route } from '#shared/api/verification.ts'

const live = { getSubmissionById, decideDealership }

/** Takes up an application, approves or rejects it; its dealership's status changes with it. Drafts cannot be decided about. */
export const setSubmissionStatus = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const { version, ...said } = body
  const seen = await deps.getSubmissionById(params.id)
  if (!seen) throw new AppError('NOT_FOUND')
  if (seen.status === 'DRAFT') throw new AppError('ILLEGAL_STATUS_MOVE')
  const decided = await deps.decideDealership({ userId: seen.userId, seen, said, adminId: actor.id, version })
  return toAdminSubmission(decided.submission ?? seen, decided.user, actor)
}

export const handler = provenHandler(route, setSubmissionStatus)
