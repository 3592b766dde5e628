import { AppError } from '#functions/core/app-error.ts'
import { limitedHandler } from '#functions/core/limited-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { readInvitation as route } from '#shared/api/staff.ts'
import { nameOfDealership } from '#shared/rules/user.ts'
import { findOffered, toInvitation } from './views.ts'

const live = { findOffered, now }

/** What a mailed invitation is about, for who has its link. */
export const readInvitation = async ({ body }: Input<typeof route>, deps = live) => {
  const offered = await deps.findOffered(body.token, deps.now())
  if (!offered) throw new AppError('INVITATION_INVALID')
  const { email, role, expiresAt } = toInvitation(offered.invitation)
  return { dealership: nameOfDealership(offered.dealership), role, email, expiresAt }
}

export const handler = limitedHandler(route, readInvitation)
