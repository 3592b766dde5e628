import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { claimEnd, listReviewClaims as list } from '#functions/data/review-claims.ts'
import { toAdminName } from '#functions/data/user-views.ts'
import { getUsersById } from '#functions/data/users.ts'
import { listReviewClaims as route } from '#shared/api/review-claims.ts'

const live = { list, getUsersById, now }

/** Says who is reviewing which of the rows of a list. */
export const listReviewClaims = async ({ actor, query }: Input<typeof route>, deps = live) => {
  const held = await deps.list(query.ids, deps.now())
  const admins = await deps.getUsersById([...new Set([...held.values()].map(({ by }) => by))])
  return {
    claims: [...held].map(([id, claim]) => ({
      id,
      isOwn: claim.by === actor.id,
      by: toAdminName(admins.get(claim.by)),
      at: claim.at,
      until: claimEnd(claim),
    })),
  }
}

export const handler = provenHandler(route, listReviewClaims)
