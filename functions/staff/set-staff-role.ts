import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { setStaffRole as setRole } from '#functions/data/teams.ts'
import { setStaffRole as route } from '#shared/api/staff.ts'

const live = { setRole }

/** Gives a member of the caller's team another role, from their next request on. */
export const setStaffRole = ({ actor, params, body }: Input<typeof route>, deps = live) =>
  deps.setRole({ userId: params.id, dealershipId: actor.id }, body.role)

export const handler = provenHandler(route, setStaffRole)
