import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { claimEnd, claimReview as claim } from '#functions/data/review-claims.ts'
import { toAdminName } from '#functions/data/user-views.ts'
import { getUserById } from '#functions/data/users.ts'
import { ownerOfReviewed } from '#functions/data/owner-of-reviewed.ts'
import { claimReview as route } from '#shared/api/review-claims.ts'

const live = { claim, ownerOfReviewed, getUserById, now }

/** Claims something for review, and says who has it then. */
export const claimReview = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const { takesOver = false } = body
  if (!(await deps.ownerOfReviewed(params.id))) throw new AppError('NOT_FOUND')
  const held = await deps.claim(params.id, { by: actor.id, at: deps.now(), takesOver })
  const isOwn = held.by === actor.id
  const admin = isOwn ? actor : await deps.getUserById(held.by)
  return { isOwn, by: toAdminName(admin), at: held.at, until: claimEnd(held) }
}

export const handler = provenHandler(route, claimReview)
