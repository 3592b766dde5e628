import { newId, newSecret } from '#functions/adapters/ids.ts'
import { accountMessageWrite } from '#functions/commands/account-email.ts'
import { AppError, invalid } from '#functions/core/app-error.ts'
import { secretHash } from '#functions/core/hash.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { readPreferences } from '#functions/data/preferences.ts'
import { addInvitation, invitationEnd } from '#functions/data/teams.ts'
import { inviteStaff as route } from '#shared/api/staff.ts'
import { canEmploy, nameOfDealership } from '#shared/rules/user.ts'
import { ownAddressIssue } from '#shared/schemas/staff.ts'
import { toInvitation } from './views.ts'

const live = { addInvitation, readPreferences, newId, newSecret, now }

/** Mails a person a link by which they join the team, in the language of who invites. Whether they have an account, nobody learns. */
export const inviteStaff = async ({ actor, body }: Input<typeof route>, deps = live) => {
  if (!canEmploy(actor)) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  if (body.email === actor.email) throw invalid('email', ownAddressIssue)
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
