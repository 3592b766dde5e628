import { accountEmailWrite } from '#functions/commands/account-email.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { findEmployment } from '#functions/data/employments.ts'
import { endEmployment } from '#functions/data/teams.ts'
import { getUserById } from '#functions/data/users.ts'
import { fullName } from '#functions/data/user-views.ts'
import { leaveEmployment as route } from '#shared/api/staff.ts'

const live = { findEmployment, endEmployment, getUserById, accountEmailWrite, now }

/** The caller leaves the team they are in, and its owner is mailed. */
export const leaveEmployment = async ({ actor }: Input<typeof route>, deps = live) => {
  const employment = await deps.findEmployment(actor.id)
  if (!employment) return
  const owner = await deps.getUserById(employment.dealershipId)
  const content = { kind: 'STAFF_LEFT' as const, name: fullName(actor) }
  const isThere = owner !== undefined && owner.status !== 'DELETED'
  await deps.endEmployment(
    employment,
    isThere ? [await deps.accountEmailWrite(owner, content, deps.now())] : [],
  )
}

export const handler = routeHandler(route, leaveEmployment)
