import { secretHash } from '#functions/core/hash.ts'
import type { EmploymentRecord } from '#functions/data/employments.ts'
import { findInvitation, type InvitationRecord } from '#functions/data/teams.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import { canEmploy, nameOfDealership } from '#shared/rules/user.ts'
import type { Employment, InvitationView } from '#shared/schemas/staff.ts'

const instantOf = (epochSeconds: number): string => new Date(epochSeconds * 1000).toISOString()

/** An invitation as its dealership sees it. */
export const toInvitation = ({
  id,
  email,
  role,
  createdAt,
  expiresAt,
}: InvitationRecord): InvitationView => ({
  id,
  email,
  role,
  createdAt,
  expiresAt: instantOf(expiresAt),
})

/** An employment as the person sees it. */
export const toEmployment = ({ role, since }: EmploymentRecord, dealership: UserRecord): Employment => ({
  dealershipId: dealership.id,
  dealership: nameOfDealership(dealership),
  role,
  since,
})

const live = { findInvitation, getUserById }

/** The open invitation behind a mailed secret with its dealership, or undefined when it is worth nothing (any more). */
export const findOffered = async (token: string, at: Date, deps = live) => {
  const [dealershipId = '', invitationId = '', secret = ''] = token.split('.')
  const invitation = await deps.findInvitation(dealershipId, invitationId, at)
  if (!invitation || invitation.hash !== secretHash(secret)) return undefined
  const dealership = await deps.getUserById(dealershipId)
  return dealership && canEmploy(dealership) ? { invitation, dealership } : undefined
}
