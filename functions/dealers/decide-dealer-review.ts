import { newId } from '#functions/adapters/ids.ts'
import { AppError, requireVersion } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { moderatorWrites } from '#functions/data/counters.ts'
import {
  type DealerReviewRecord,
  getDealerReviewById,
  replaceDealerReview,
} from '#functions/data/dealer-reviews.ts'
import { auditWrite } from '#functions/data/transact.ts'
import { withAround } from './list-admin-dealer-reviews.ts'
import { decideDealerReview as route } from '#shared/api/dealer-reviews.ts'
import { canMoveReview } from '#shared/rules/dealer-review.ts'

const live = { getDealerReviewById, replaceDealerReview, withAround, newId, now }

type Decision = Input<typeof route>['body']

const decided = (seen: DealerReviewRecord, decision: Decision, at: string): DealerReviewRecord => {
  const { part, status, reasonCodes = [], rejectionReason } = decision
  const refusal =
    status === 'REJECTED'
      ? { reasonCodes, rejectionReason: rejectionReason || null }
      : { reasonCodes: [], rejectionReason: null }
  if (part === 'REVIEW') {
    const isReported = seen.report?.isOpen ?? false
    if (!canMoveReview(seen.status, status, isReported)) throw new AppError('ILLEGAL_STATUS_MOVE')
    const report = seen.report && { ...seen.report, isOpen: false }
    return { ...seen, status, ...refusal, report, placedAt: at }
  }
  if (!seen.answer || !canMoveReview(seen.answer.status, status, false))
    throw new AppError('ILLEGAL_STATUS_MOVE')
  return { ...seen, answer: { ...seen.answer, status, ...refusal }, placedAt: at }
}

/** Publishes or refuses a review or its answer; the decision and its audit record are one transaction. Two admins at once: one wins. */
export const decideDealerReview = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const seen = await deps.getDealerReviewById(params.id)
  if (!seen) throw new AppError('NOT_FOUND')
  requireVersion(seen, body.version)
  const time = deps.now()
  const at = time.toISOString()
  const { part, status } = body
  const review = { ...decided(seen, body, at), decision: { status, at, by: actor.id } }
  // Read before the act: a response that fails afterwards would make an admin repeat an act that is done.
  const [view] = await deps.withAround([{ ...review, version: seen.version + 1 }])
  if (!view) throw new AppError('NOT_FOUND')
  const from = part === 'REVIEW' ? seen.status : seen.answer!.status
  await deps.replaceDealerReview(review, seen, [
    ...moderatorWrites(actor.id, 'decisions', time, seen.placedAt),
    auditWrite({
      id: deps.newId('audit'),
      at,
      actorId: actor.id,
      action: part === 'REVIEW' ? 'dealership.review' : 'dealership.answer',
      subject: seen.id,
      detail: {
        from,
        to: status,
        dealership: seen.dealerId,
        ...(body.reasonCodes?.length && { codes: body.reasonCodes.join(' ') }),
      },
    }),
  ])
  return view
}

export const handler = provenHandler(route, decideDealerReview)
