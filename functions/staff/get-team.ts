import { now } from '#functions/core/time.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listEmployments } from '#functions/data/employments.ts'
import { listInvitations, readTeam } from '#functions/data/teams.ts'
import { getUsersById } from '#functions/data/users.ts'
import { getTeam as route } from '#shared/api/staff.ts'
import { fullName } from '#shared/rules/user.ts'
import { toInvitation } from './views.ts'

const live = { readTeam, listEmployments, listInvitations, getUsersById, now }

/** The people of the caller's dealership, those who joined first before the others. */
export const getTeam = async ({ actor }: Input<typeof route>, deps = live) => {
  const isOwner = actor.person === undefined
  const { members } = await deps.readTeam(actor.id)
  const [employments, users, invitations] = await Promise.all([
    deps.listEmployments(members),
    deps.getUsersById(members),
    isOwner ? deps.listInvitations(actor.id, deps.now()) : [],
  ])
  return {
    owner: { id: actor.id, name: fullName(actor) },
    members: employments
      .toSorted((one, other) => one.since.localeCompare(other.since))
      .flatMap(({ userId, dealershipId, role, since }) => {
        const user = users.get(userId)
        if (!user || user.status === 'DELETED' || dealershipId !== actor.id) return []
        const name = fullName(user)
        const isActive = user.status === 'ACTIVE'
        return [{ id: userId, name, role, joinedAt: since, isActive, ...(isOwner && { email: user.email }) }]
      }),
    ...(isOwner && { invitations: invitations.map(toInvitation) }),
  }
}

export const handler = routeHandler(route, getTeam)
