import { newId, newSecret } from '#functions/adapters/ids.ts'
import { accountMessageWrite } from '#functions/commands/account-email.ts'
import { AppError, invalid } from '#functions/core/app-error.ts'
import { secretHash } from '#functions/core/hash.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { readPreferences } from '#functions/data/preferences.ts'
import { addInvitation, invitationEnd, readTeam } from '#functions/data/teams.ts'
import { getUsersById } from '#functions/data/users.ts'
import { inviteStaff as route } from '#shared/api/staff.ts'
import { canEmploy, nameOfDealership } from '#shared/rules/user.ts'
import { memberAddressIssue, ownAddressIssue } from '#shared/schemas/staff.ts'
import { toInvitation } from './views.ts'

const live = { addInvitation, readTeam, getUsersById, readPreferences, newId, newSecret, now }

/** Whether an address is that of somebody in the team, which its owner sees anyway. */
const isMember = async (dealershipId: string, email: string, deps: typeof live): Promise<boolean> => {
  const { members } = await deps.readTeam(dealershipId)
  const users = await deps.getUsersById(members)
  return users.values().some((user) => user.email === email)
}

/**
 * Mails a person who is not in the team a link by which they join it, in the language of who invites. Whether they have an account, nobody
 * learns.
 */
export const inviteStaff = async ({ actor, body }: Input<typeof route>, deps = live) => {
  if (!canEmploy(actor)) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  if (body.email === actor.email) throw invalid('email', ownAddressIssue)
  if (await isMember(actor.id, body.email, deps)) throw invalid('email', memberAddressIssue)
  const at = deps.now()
  const secret = deps.newSecret()
  const invitation = {
    id: deps.newId('invitation'),
    dealershipId: actor.id,
    ...body,
    hash: secretHash(secret),
    createdAt: at.toISOString(),
    expiresAt: invitationEnd(at),
  }
  const { preferences } = await deps.readPreferences(actor.id)
  const mail = accountMessageWrite(
    {
      channel: 'email',
      to: body.email,
      language: preferences.language,
      content: {
        kind: 'STAFF_INVITED',
        token: `${actor.id}.${invitation.id}.${secret}`,
        dealership: nameOfDealership(actor),
        role: body.role,
      },
    },
    at,
    deps.newId,
  )
  await deps.addInvitation(invitation, at, [mail])
  return toInvitation(invitation)
}

export const handler = provenHandler(route, inviteStaff)
