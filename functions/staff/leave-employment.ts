import { leaveTeam } from '#functions/commands/leave-team.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { leaveEmployment as route } from '#shared/api/staff.ts'

const live = { leaveTeam }

/** The caller leaves the team they are in, and its owner is mailed. */
export const leaveEmployment = ({ actor }: Input<typeof route>, deps = live) => deps.leaveTeam(actor)

export const handler = routeHandler(route, leaveEmployment)
