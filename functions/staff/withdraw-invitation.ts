import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { withdrawInvitation as withdraw } from '#functions/data/teams.ts'
import { withdrawInvitation as route } from '#shared/api/staff.ts'

const live = { withdraw }

/** Takes one of the caller's invitations back. */
export const withdrawInvitation = ({ actor, params }: Input<typeof route>, deps = live) =>
  deps.withdraw(actor.id, params.id)

export const handler = routeHandler(route, withdrawInvitation)
