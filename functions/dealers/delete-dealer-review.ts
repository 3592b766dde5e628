import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { deleteReview, findOwnDealerReview } from '#functions/data/dealer-reviews.ts'
import { deleteDealerReview as route } from '#shared/api/dealer-reviews.ts'

const live = { findOwnDealerReview, deleteReview }

/** Deletes the caller's review of a dealership, also of one that nobody sees at the moment. */
export const deleteDealerReview = async ({ actor, params }: Input<typeof route>, deps = live) => {
  const seen = await deps.findOwnDealerReview(actor.id, params.id)
  if (!seen) throw new AppError('NOT_FOUND')
  await deps.deleteReview(seen.id)
}

export const handler = routeHandler(route, deleteDealerReview)
