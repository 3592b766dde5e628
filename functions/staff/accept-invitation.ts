import { accountEmailWrite } from '#functions/commands/account-email.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { findEmployment } from '#functions/data/employments.ts'
import { getUserById } from '#functions/data/users.ts'
import { insertEmployment } from '#functions/data/teams.ts'
import { fullName } from '#functions/data/user-views.ts'
import { acceptInvitation as route } from '#shared/api/staff.ts'
import { canBeStaff } from '#shared/rules/user.ts'
import { findOffered, toEmployment } from './views.ts'

const live = { findOffered, findEmployment, getUserById, insertEmployment, accountEmailWrite, now }

/**
 * Makes the caller staff of the dealership that invited them, and mails its owner. The account must be that of the address that the link
 * was mailed to, and have proved it, since anybody can register with it: who forwards the link gives no rights away.
 */
export const acceptInvitation = async ({ actor, body }: Input<typeof route>, deps = live) => {
  if (!canBeStaff(actor)) throw new AppError('FORBIDDEN')
  const at = deps.now()
  const offered = await deps.findOffered(body.token, at)
  if (!offered) {
    // The same again, after an answer that was lost.
    const own = await deps.findEmployment(actor.id)
    const employer =
      own && body.token.startsWith(`${own.dealershipId}.`) && (await deps.getUserById(own.dealershipId))
    if (!own || !employer) throw new AppError('INVITATION_INVALID')
    return { employment: toEmployment(own, employer) }
  }
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
  await deps.insertEmployment(employment, invitation, [await deps.accountEmailWrite(dealership, content, at)])
  return { employment: toEmployment(employment, dealership) }
}

export const handler = routeHandler(route, acceptInvitation)
