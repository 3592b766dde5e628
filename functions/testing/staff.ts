import { newId, newSecret } from '#functions/adapters/ids.ts'
import { secretHash } from '#functions/core/hash.ts'
import { keys } from '#functions/data/keys.ts'
import { insertWrite, putWrite } from '#functions/data/table.ts'
import { invitationEnd, readTeam } from '#functions/data/teams.ts'
import { transact } from '#functions/data/transact.ts'
import type { StaffRole } from '#shared/rules/user.ts'

/** Stores an open invitation as its mail would have it. @returns its id and the secret of its link */
export const storeInvitation = async (dealershipId: string, email: string, role: StaffRole = 'SALES') => {
  const [id, secret, at] = [newId('invitation'), newSecret(), new Date()]
  const invitation = { id, dealershipId, email, role, hash: secretHash(secret), createdAt: at.toISOString() }
  const key = keys.invitation(dealershipId, id)
  await transact([insertWrite({ ...key, ...invitation, expiresAt: invitationEnd(at) })])
  return { id, token: `${dealershipId}.${id}.${secret}` }
}

/** Makes somebody staff of a dealership. */
export const hire = async (dealershipId: string, userId: string, role: StaffRole = 'SALES') => {
  const { members, version } = await readTeam(dealershipId)
  const employment = { userId, dealershipId, role, since: new Date().toISOString() }
  await transact([
    insertWrite({ ...keys.employment(userId), ...employment }),
    putWrite({ ...keys.team(dealershipId), members: [...members, userId], version: version + 1 }),
  ])
}
