import * as z from 'zod/mini'
import { staffRoles } from '#shared/rules/user.ts'
import { id } from './ids.ts'
import { instant } from './text.ts'
import { email } from './user.ts'

const role = z.enum(staffRoles)

/** An open invitation to a team, as its dealership sees it. */
export const invitationView = z.object({
  id: id('invitation'),
  email: z.string(),
  role,
  createdAt: instant,
  expiresAt: instant,
})
export type InvitationView = z.output<typeof invitationView>

export const newInvitation = z.strictObject({ email, role })

/** The issue of an invitation to oneself; the page has a text for it. */
export const ownAddressIssue = 'This is your own address'

/** The issue of an invitation to who is in the team already; the page has a text for it. */
export const memberAddressIssue = 'This person is in your team already'

const member = z.object({
  id: id('user'),
  name: z.string(),
  role,
  joinedAt: instant,
  /** Their account is not suspended. */
  isActive: z.boolean(),
  /** For the dealership itself alone. */
  email: z.optional(z.string()),
})
export type StaffMember = z.output<typeof member>

/** The people of a dealership. Staff see each other's names; addresses and invitations are for the dealership itself alone. */
export const team = z.object({
  owner: z.object({ id: id('user'), name: z.string() }),
  members: z.array(member),
  invitations: z.optional(z.array(invitationView)),
})
export type Team = z.output<typeof team>

export const staffEdit = z.strictObject({ role })

/** The secret of a mailed invitation, with where to find it. */
export const invitationToken = z.strictObject({
  token: z.string().check(
    z.regex(/^usr_[0-9A-HJKMNP-TV-Z]{26}\.inv_[0-9A-HJKMNP-TV-Z]{26}\.[\w-]{43}$/, {
      error: 'This link is not complete',
    }),
  ),
})

/** An invitation as the person with its link sees it before they accept. */
export const offeredInvitation = z.object({
  dealership: z.string(),
  role,
  /** The address that it was mailed to, whose account alone can accept. */
  email: z.string(),
  expiresAt: instant,
})

/** For whom somebody works here. */
export const employment = z.object({
  dealershipId: id('user'),
  dealership: z.string(),
  role,
  since: instant,
})
export type Employment = z.output<typeof employment>
