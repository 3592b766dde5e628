import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { replaceDealerReview } from '#functions/data/dealer-reviews.ts'
import { getUserById, verifiedWrite } from '#functions/data/users.ts'
import { readReviewOfCaller } from './answer-dealer-review.ts'
import { toReviewView } from './review-views.ts'
import { reportDealerReview as route } from '#shared/api/dealer-reviews.ts'
import { canReportReview } from '#shared/rules/dealer-review.ts'

const live = { readReviewOfCaller, replaceDealerReview, getUserById, now }

/** Asks the admins to look at a review of the caller's dealership again. */
export const reportDealerReview = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const seen = await deps.readReviewOfCaller(actor, params.id)
  if (!canReportReview(seen)) throw new AppError('ILLEGAL_STATUS_MOVE')
  const at = deps.now().toISOString()
  const review = { ...seen, report: { text: body.text, at, isOpen: true }, placedAt: at }
  const author = await deps.getUserById(seen.authorId)
  await deps.replaceDealerReview(review, seen, [verifiedWrite(actor.id)])
  return toReviewView(review, author, true)
}

export const handler = routeHandler(route, reportDealerReview)
