import { AppError } from '#functions/core/app-error.ts'
import { type Actor, personBehind } from '#functions/core/caller.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import {
  type DealerReviewRecord,
  getDealerReviewById,
  replaceDealerReview,
} from '#functions/data/dealer-reviews.ts'
import { getUserById, verifiedWrite } from '#functions/data/users.ts'
import { toReviewView } from './review-views.ts'
import { answerDealerReview as route } from '#shared/api/dealer-reviews.ts'
import { canAnswerReview } from '#shared/rules/dealer-review.ts'
import { languageOf } from '#shared/rules/described.ts'
import { canPost } from '#shared/rules/user.ts'

const liveRead = { getDealerReviewById }

/**
 * A review of the caller's dealership that everybody sees.
 * @throws AppError DEALERSHIP_NOT_VERIFIED; NOT_FOUND, also of another dealership's; FORBIDDEN for its author, also when acting for it
 */
export const readReviewOfCaller = async (
  actor: Actor,
  reviewId: string,
  deps = liveRead,
): Promise<DealerReviewRecord> => {
  if (!canPost(actor)) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  const review = await deps.getDealerReviewById(reviewId)
  if (review?.dealerId !== actor.id || review.isHidden) throw new AppError('NOT_FOUND')
  if (review.authorId === personBehind(actor).id) throw new AppError('FORBIDDEN')
  return review
}

const live = { readReviewOfCaller, replaceDealerReview, getUserById, now }

/** Answers a review of the caller's dealership; an admin reads the answer before it is public. */
export const answerDealerReview = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const seen = await deps.readReviewOfCaller(actor, params.id)
  if (!canAnswerReview(seen)) throw new AppError('ILLEGAL_STATUS_MOVE')
  const at = deps.now().toISOString()
  const { text } = body
  const waiting = { status: 'PENDING' as const, reasonCodes: [], rejectionReason: null }
  const answer = { text, language: languageOf(text), at, ...waiting }
  const review = { ...seen, answer, placedAt: at }
  const author = await deps.getUserById(seen.authorId)
  await deps.replaceDealerReview(review, seen, [verifiedWrite(actor.id)])
  return toReviewView(review, author, true)
}

export const handler = routeHandler(route, answerDealerReview)
