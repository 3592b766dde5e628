import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { findOwnDealerReview } from '#functions/data/dealer-reviews.ts'
import { readDealer } from './read-dealer.ts'
import { findReviewRight } from './review-right.ts'
import { toOwnReview } from './review-views.ts'
import { getOwnDealerReview as route } from '#shared/api/dealer-reviews.ts'

const live = { readDealer, findReviewRight, findOwnDealerReview, now }

/** The caller's review of a dealership, and whether they may write or change one. */
export const getOwnDealerReview = async ({ actor, params, request }: Input<typeof route>, deps = live) => {
  const { dealer, owner } = await deps.readDealer(params.id, actor.id)
  const [{ right }, review] = await Promise.all([
    deps.findReviewRight({ actor, ip: request.ip, dealer, owner }, deps.now()),
    deps.findOwnDealerReview(actor.id, dealer.id),
  ])
  return { right, review: review ? toOwnReview(review) : null }
}

export const handler = routeHandler(route, getOwnDealerReview)
