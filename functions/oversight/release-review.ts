import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { releaseReview as release } from '#functions/data/review-claims.ts'
import { ownerOfReviewed } from '#functions/data/owner-of-reviewed.ts'
import { releaseReview as route } from '#shared/api/review-claims.ts'

const live = { release, ownerOfReviewed }

/** Ends the caller's own claim of something under review. */
export const releaseReview = async ({ actor, params }: Input<typeof route>, deps = live) => {
  if (!(await deps.ownerOfReviewed(params.id))) throw new AppError('NOT_FOUND')
  await deps.release(params.id, actor.id)
}

export const handler = provenHandler(route, releaseReview)
