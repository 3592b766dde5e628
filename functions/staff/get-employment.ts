import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { findEmployment } from '#functions/data/employments.ts'
import { getUserById } from '#functions/data/users.ts'
import { getEmployment as route } from '#shared/api/staff.ts'
import { canBeStaff, canEmploy } from '#shared/rules/user.ts'
import { toEmployment } from './views.ts'

const live = { findEmployment, getUserById }

/** The dealership for which the caller may act now: none while it is suspended or not verified. */
export const getEmployment = async ({ actor }: Input<typeof route>, deps = live) => {
  const found = canBeStaff(actor) ? await deps.findEmployment(actor.id) : undefined
  const dealership = found && (await deps.getUserById(found.dealershipId))
  return { employment: dealership && canEmploy(dealership) ? toEmployment(found, dealership) : null }
}

export const handler = routeHandler(route, getEmployment)
