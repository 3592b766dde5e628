import { newId } from '#functions/adapters/ids.ts'
import { AppError, requireVersion } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { moderatorWrites } from '#functions/data/counters.ts'
import {
  type DealerReviewRecord,
  getDealerReviewById,
  isShown,
  placeOf,
  replaceDealerReview,
} from '#functions/data/dealer-reviews.ts'
import { auditWrite, type Write } from '#functions/data/transact.ts'
import { findDealer } from '#functions/data/dealers.ts'
import { getUsersById } from '#functions/data/users.ts'
import type { DealerReviewEvent } from '#shared/schemas/notification.ts'
import { notifyWrites } from '#functions/commands/notify.ts'
import { withAround } from './list-admin-dealer-reviews.ts'
import { decideDealerReview as route } from '#shared/api/dealer-reviews.ts'
import { canMoveReview } from '#shared/rules/dealer-review.ts'

const live = {
  getDealerReviewById,
  replaceDealerReview,
  withAround,
  getUsersById,
  findDealer,
  notifyWrites,
  newId,
  now,
}

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
    // One that an earlier release published is not published for the first time now.
    const isFirst = status === 'APPROVED' && seen.publishedAt === null
    return { ...seen, status, ...refusal, report, placedAt: at, ...(isFirst && { publishedAt: at }) }
  }
  if (!seen.answer || !canMoveReview(seen.answer.status, status, false))
    throw new AppError('ILLEGAL_STATUS_MOVE')
  return { ...seen, answer: { ...seen.answer, status, ...refusal }, placedAt: at }
}

const liveNews = { getUsersById, findDealer, notifyWrites }

/**
 * The people to be notified of a decision, by what it is to them: an answer reaches both, and nobody while its review is not public; a report
 * that is turned down reaches the dealership alone.
 */
const newsOf = (
  seen: DealerReviewRecord,
  { part, status }: Decision,
): { author?: DealerReviewEvent; dealership?: DealerReviewEvent } => {
  if (part === 'ANSWER') {
    if (status === 'REJECTED') return { dealership: 'ANSWER_REFUSED' }
    return isShown(seen) ? { author: 'ANSWERED', dealership: 'ANSWER_PUBLISHED' } : {}
  }
  const isReported = seen.report?.isOpen ?? false
  if (status === 'REJECTED') return { author: 'REFUSED', ...(isReported && { dealership: 'REPORT_UPHELD' }) }
  if (seen.status === 'APPROVED') return isReported ? { dealership: 'REPORT_DISMISSED' } : {}
  return { author: 'PUBLISHED', ...(!seen.isHidden && { dealership: 'RECEIVED' }) }
}

/**
 * Writes that notify the author and the dealership. They are told as `LEAD_REPLY` of the conversation behind the review: a new kind would
 * break the list of notifications in the release before.
 */
const newsWrites = async (
  seen: DealerReviewRecord,
  decision: Decision,
  at: Date,
  deps: typeof liveNews,
): Promise<Write[]> => {
  const { authorId, dealerId, leadId } = seen
  const [people, dealer] = await Promise.all([
    deps.getUsersById([authorId, dealerId]),
    deps.findDealer(dealerId),
  ])
  const { author, dealership } = newsOf(seen, decision)
  const { reasonCodes = [], rejectionReason } = decision
  const tell = async (userId: string, event: DealerReviewEvent | undefined): Promise<Write[]> => {
    const reader = people.get(userId)
    if (!event || !dealer || reader?.status !== 'ACTIVE') return []
    const { slug, businessName, businessNameAr } = dealer
    const isAuthor = userId === authorId
    const about = {
      lead: { id: leadId, from: isAuthor ? businessName : '', side: isAuthor ? 'buyer' : 'seller' } as const,
      dealerReview: { event, dealer: { slug, businessName, ...(businessNameAr && { businessNameAr }) } },
      // Reasons are for the person whose text was refused.
      ...((event === 'REFUSED' || event === 'ANSWER_REFUSED') && {
        reasonCodes,
        ...(rejectionReason && { reason: rejectionReason }),
      }),
    }
    return deps.notifyWrites(reader, { kind: 'LEAD_REPLY', about }, at)
  }
  return (await Promise.all([tell(authorId, author), tell(dealerId, dealership)])).flat()
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
  const news = await newsWrites(seen, body, time, deps)
  const from = part === 'REVIEW' ? seen.status : seen.answer!.status
  // What was decided already waited for nobody.
  const waitedSince = placeOf(seen) === 'OPEN' ? seen.placedAt : null
  await deps.replaceDealerReview(review, seen, [
    ...news,
    ...moderatorWrites(actor.id, 'decisions', time, waitedSince),
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
