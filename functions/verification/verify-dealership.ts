import { decideDealership } from '#functions/commands/decide-dealership.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { getOwnSubmission } from '#functions/data/submissions.ts'
import { toAdminUser } from '#functions/data/user-views.ts'
import { verifyDealership as route } from '#shared/api/verification.ts'

const live = { getOwnSubmission, decideDealership }

/** Verifies a dealership, refuses it or withdraws its verification, with its application if it has sent one. */
export const verifyDealership = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const { approved, standing, ...reasons } = body
  const { user } = await deps.decideDealership({
    userId: params.userId,
    seen: await deps.getOwnSubmission(params.userId),
    said: { ...reasons, status: approved ? 'APPROVED' : 'REJECTED' },
    adminId: actor.id,
    standing,
  })
  return toAdminUser(user)
}

export const handler = provenHandler(route, verifyDealership)
