import { accountEmailWrite } from '#functions/commands/account-email.ts'
import { unlessEnded } from '#functions/commands/end-places.ts'
import { AppError } from '#functions/core/app-error.ts'
import type { Actor } from '#functions/core/caller.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { now, retryConflict } from '#functions/core/time.ts'
import { withholdReviewWrites } from '#functions/data/dealer-reviews.ts'
import { findEmployment } from '#functions/data/employments.ts'
import { ConditionsFailed } from '#functions/data/transact.ts'
import { getUserById } from '#functions/data/users.ts'
import { insertEmployment, withdrawInvitation } from '#functions/data/teams.ts'
import { acceptInvitation as route } from '#shared/api/staff.ts'
import { canBeStaff, fullName } from '#shared/rules/user.ts'
import { findOffered, toEmployment } from './views.ts'

const live = {
  findOffered,
  findEmployment,
  getUserById,
  insertEmployment,
  withdrawInvitation,
  withholdReviewWrites,
  accountEmailWrite,
  now,
}

/** What a link that was used has made of the caller. @throws AppError INVITATION_INVALID */
const accepted = async ({ id }: Actor, token: string, deps: typeof live) => {
  const own = await deps.findEmployment(id)
  const employer =
    own && token.startsWith(`${own.dealershipId}.`) && (await deps.getUserById(own.dealershipId))
  if (!own || !employer) throw new AppError('INVITATION_INVALID')
  return { employment: toEmployment(own, employer) }
}

/**
 * Makes the caller staff of the dealership that invited them, and mails its owner. The account must be that of the address that the link
 * was mailed to, and have proved it, since anybody can register with it: who forwards the link gives no rights away. What they wrote about the
 * dealership as its customer is no review of a customer any more.
 */
export const acceptInvitation = async ({ actor, body }: Input<typeof route>, deps = live) => {
  if (!canBeStaff(actor)) throw new AppError('FORBIDDEN')
  const at = deps.now()
  const offered = await deps.findOffered(body.token, at)
  // The same again, after an answer that was lost.
  if (!offered) return accepted(actor, body.token, deps)
  const { invitation, dealership } = offered
  if (invitation.email !== actor.email) throw new AppError('INVITATION_OF_ANOTHER')
  if (actor.emailConfirmedAt === null) throw new AppError('EMAIL_UNCONFIRMED')
  const employment = {
    userId: actor.id,
    dealershipId: dealership.id,
    role: invitation.role,
    since: at.toISOString(),
  }
  const name = fullName(actor)
  const content = { kind: 'STAFF_JOINED' as const, name, role: invitation.role }
  try {
    const mail = await deps.accountEmailWrite(dealership, content, at)
    await retryConflict(async () =>
      deps.insertEmployment(employment, invitation, [
        mail,
        ...(await deps.withholdReviewWrites(employment, at)),
      ]),
    )
  } catch (error) {
    const own = error instanceof ConditionsFailed && (await deps.findEmployment(actor.id))
    if (!own || own.dealershipId !== dealership.id) throw error
    // The same twice at once, or they have joined by another link: this one is used up, and they keep the role that they have.
    await unlessEnded(deps.withdrawInvitation(dealership.id, invitation.id))
    return { employment: toEmployment(own, dealership) }
  }
  return { employment: toEmployment(employment, dealership) }
}

export const handler = routeHandler(route, acceptInvitation)
