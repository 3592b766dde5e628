import { accountEmailWrite, emailWritesIfThere } from '#functions/commands/account-email.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { endEmployment } from '#functions/data/teams.ts'
import { getUserById } from '#functions/data/users.ts'
import { removeStaff as route } from '#shared/api/staff.ts'
import { nameOfDealership } from '#shared/rules/user.ts'

const live = { endEmployment, getUserById, accountEmailWrite, now }

/** Removes a person from the caller's team and mails them. What they looked after is nobody's from then on. */
export const removeStaff = async ({ actor, params }: Input<typeof route>, deps = live) => {
  const person = await deps.getUserById(params.id)
  const content = { kind: 'STAFF_REMOVED' as const, dealership: nameOfDealership(actor) }
  const at = deps.now()
  const mails = await emailWritesIfThere(person, content, at, deps)
  await deps.endEmployment({ userId: params.id, dealershipId: actor.id }, at, mails)
}

export const handler = routeHandler(route, removeStaff)
