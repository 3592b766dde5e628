import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { networkOf } from '#functions/core/caller.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import {
  type DealerReviewRecord,
  findOwnDealerReview,
  insertDealerReview,
  replaceDealerReview,
} from '#functions/data/dealer-reviews.ts'
import { notStaffWrite } from '#functions/data/employments.ts'
import { namedWrite } from '#functions/data/rate-limits.ts'
import { activeWrite, verifiedWrite } from '#functions/data/users.ts'
import { readDealer } from './read-dealer.ts'
import { findReviewRight } from './review-right.ts'
import { toOwnReview } from './review-views.ts'
import { saveDealerReview as route } from '#shared/api/dealer-reviews.ts'
import { languageOf } from '#shared/rules/described.ts'
import { accountLimits } from '#shared/rules/reputation.ts'

const live = {
  readDealer,
  findReviewRight,
  findOwnDealerReview,
  insertDealerReview,
  replaceDealerReview,
  newId,
  now,
}

/** Writes or replaces the caller's review of a dealership, which then waits for an admin: what was public before is not meanwhile. */
export const saveDealerReview = async (
  { actor, params, body: { version, ...form }, request }: Input<typeof route>,
  deps = live,
) => {
  const at = deps.now()
  const { dealer, owner } = await deps.readDealer(params.id, actor.id)
  const [{ right, reputation, lead }, seen] = await Promise.all([
    deps.findReviewRight({ actor, ip: request.ip, dealer, owner }, at),
    deps.findOwnDealerReview(actor.id, dealer.id),
  ])
  if (right !== 'YES' || !lead) throw new AppError('DEALER_REVIEW_REFUSED')
  if (version !== seen?.version) throw new AppError('EDIT_CONFLICT')
  const time = at.toISOString()
  const written = {
    ...form,
    language: languageOf(form.text),
    status: 'PENDING' as const,
    reasonCodes: [],
    rejectionReason: null,
    // What it was reported for may be gone; and who decides now reads it all.
    report: null,
    editedAt: time,
    placedAt: time,
  }
  const refuse = 'TOO_MANY_DEALER_REVIEWS' as const
  const together = [
    activeWrite(actor.id),
    verifiedWrite(dealer.id),
    notStaffWrite(actor.id, dealer.id),
    namedWrite('dealerReviewsOfAccount', actor.id, at, {
      limit: accountLimits.dealerReviews[reputation],
      refuse,
    }),
    // Accounts can be left to age, numbers cannot: only these make somebody independent of their network.
    ...(actor.phoneConfirmedAt === null && reputation !== 'trusted' && !seen
      ? [namedWrite('dealerReviewsOfNetwork', `${networkOf(request.ip)} ${dealer.id}`, at, { refuse })]
      : []),
  ]
  if (seen) {
    const review = { ...seen, ...written }
    await deps.replaceDealerReview(review, seen, together)
    return toOwnReview({ ...review, version: seen.version + 1 })
  }
  const review: DealerReviewRecord = {
    ...written,
    id: deps.newId('dealerReview'),
    dealerId: dealer.id,
    authorId: actor.id,
    leadId: lead.id,
    answer: null,
    decision: null,
    isHidden: false,
    publishedAt: null,
    createdAt: time,
    version: 1,
  }
  await deps.insertDealerReview(review, together)
  return toOwnReview(review)
}

export const handler = routeHandler(route, saveDealerReview)
