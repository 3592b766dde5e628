import * as z from 'zod/mini'
import { AppError } from '#functions/core/app-error.ts'
import { epochSeconds, retry } from '#functions/core/time.ts'
import { staffLimits } from '#shared/constants/selling-limits.ts'
import { id } from '#shared/schemas/ids.ts'
import { type StaffRole, staffRoles } from '#shared/rules/user.ts'
import { instant } from '#shared/schemas/text.ts'
import type { EmploymentRecord } from './employments.ts'
import { formerEmploymentWrite } from './former-employments.ts'
import { keys, partitions } from './keys.ts'
import { queryItems } from './queries.ts'
import { checkWrite, deleteWrite, getItem, insertWrite, putWrite, updateWrite } from './table.ts'
import { ConditionsFailed, transact, type Write } from './transact.ts'
import { verifiedWrite } from './users.ts'
import { keptUntil } from './kept-until.ts'

// A team lists its people in one item, which each change of people or invitations replaces in the state it was seen in: so the limit
// holds however many invitations are made at once. What a person may do stands in their employment alone.

const teamRecord = z.object({ members: z.array(id('user')), version: z.number() })
type TeamRecord = z.output<typeof teamRecord>

/** The ids of a dealership's staff. Strongly consistent. */
export const readTeam = async (dealershipId: string): Promise<TeamRecord> =>
  (await getItem(keys.team(dealershipId), teamRecord)) ?? { members: [], version: 0 }

const invitationRecord = z.object({
  id: id('invitation'),
  dealershipId: id('user'),
  email: z.string(),
  role: z.enum(staffRoles),
  /** Of the link's secret. */
  hash: z.string(),
  createdAt: instant,
  expiresAt: z.number(),
})
export type InvitationRecord = z.output<typeof invitationRecord>

/** The end of an invitation that is made at a time, in epoch seconds. */
export const invitationEnd = (at: Date): number => keptUntil('invitation', at)

// The table deletes what has expired within two days.
const isOpen = ({ expiresAt }: InvitationRecord, at: Date): boolean => expiresAt > epochSeconds(at)

/** The open invitations of a dealership, at most as many as a team may have people. Strongly consistent. */
export const listInvitations = async (dealershipId: string, at: Date): Promise<InvitationRecord[]> => {
  const prefix = partitions.invitationPrefix
  const all = await queryItems(
    { partition: partitions.user(dealershipId), prefix, consistent: true },
    invitationRecord,
  )
  return all.filter((invitation) => isOpen(invitation, at))
}

/** The open invitation of these ids, or undefined. */
export const findInvitation = async (
  dealershipId: string,
  invitationId: string,
  at: Date,
): Promise<InvitationRecord | undefined> => {
  const found = await getItem(keys.invitation(dealershipId, invitationId), invitationRecord)
  return found && isOpen(found, at) ? found : undefined
}

const teamWrite = (dealershipId: string, seen: TeamRecord, members: readonly string[]): Write =>
  putWrite(
    { ...keys.team(dealershipId), members, version: seen.version + 1 },
    {
      ...(seen.version === 0
        ? { if: 'attribute_not_exists(pk)' }
        : { if: 'version = :seen', values: { seen: seen.version } }),
      // Only after many tries.
      refuse: 'STORE_UNAVAILABLE',
    },
  )

type Change = { members?: readonly string[]; together: readonly Write[] }

/** Changes a team as it is now, with `together` in the same transaction; `change` is asked again when another was faster. */
const changeTeam = async (
  dealershipId: string,
  change: (seen: TeamRecord) => Change | Promise<Change>,
): Promise<void> =>
  retry(
    async () => {
      const seen = await readTeam(dealershipId)
      const { members = seen.members, together } = await change(seen)
      // Last, so that a refusal is that of what is asked, and not of the team.
      await transact([...together, teamWrite(dealershipId, seen, members)])
    },
    {
      tries: 8,
      when: (error) =>
        error instanceof ConditionsFailed && error.failed.indexOf(true) === error.failed.length - 1,
      pause: { firstMs: 20, mostMs: 500 },
    },
  )

const invitationKey = ({ dealershipId, id: invitationId }: Pick<InvitationRecord, 'dealershipId' | 'id'>) =>
  keys.invitation(dealershipId, invitationId)

/**
 * Stores an invitation with `together` in the same transaction.
 * @throws AppError TEAM_FULL, ALREADY_INVITED, DEALERSHIP_NOT_VERIFIED; nothing is written then
 */
export const addInvitation = (
  invitation: InvitationRecord,
  at: Date,
  together: readonly Write[],
): Promise<void> =>
  changeTeam(invitation.dealershipId, async ({ members }) => {
    const open = await listInvitations(invitation.dealershipId, at)
    if (open.some(({ email }) => email === invitation.email)) throw new AppError('ALREADY_INVITED')
    if (members.length + open.length >= staffLimits.people) throw new AppError('TEAM_FULL')
    return {
      together: [
        { ...verifiedWrite(invitation.dealershipId), refuse: 'DEALERSHIP_NOT_VERIFIED' } as const,
        insertWrite({ ...invitationKey(invitation), ...invitation }),
        ...together,
      ],
    }
  })

/** Takes an open invitation back. @throws AppError INVITATION_NOT_FOUND */
export const withdrawInvitation = (dealershipId: string, invitationId: string): Promise<void> =>
  transact([
    deleteWrite(keys.invitation(dealershipId, invitationId), {
      if: 'attribute_exists(pk)',
      refuse: 'INVITATION_NOT_FOUND',
    }),
  ])

/**
 * Makes the person of an invitation staff, which uses it up, with `together` in the same transaction.
 * @throws AppError ALREADY_EMPLOYED; INVITATION_INVALID when it is gone, or its dealership is not in good standing; UNAUTHORIZED when
 * the account has changed
 */
export const insertEmployment = (
  employment: EmploymentRecord,
  invitation: InvitationRecord,
  together: readonly Write[],
): Promise<void> =>
  changeTeam(employment.dealershipId, ({ members }) => ({
    members: [...members, employment.userId],
    together: [
      insertWrite({ ...keys.employment(employment.userId), ...employment }, 'ALREADY_EMPLOYED'),
      deleteWrite(invitationKey(invitation), {
        if: '#hash = :hash',
        values: { hash: invitation.hash },
        refuse: 'INVITATION_INVALID',
      }),
      { ...verifiedWrite(employment.dealershipId), refuse: 'INVITATION_INVALID' } as const,
      checkWrite(keys.user(employment.userId), {
        if: '#status = :active AND #role = :private',
        values: { active: 'ACTIVE', private: 'PRIVATE' },
        refuse: 'UNAUTHORIZED',
      }),
      ...together,
    ],
  }))

type Place = Pick<EmploymentRecord, 'userId' | 'dealershipId'>

const atDealership = ({ dealershipId }: Place) =>
  ({
    if: 'dealershipId = :dealership',
    values: { dealership: dealershipId },
    refuse: 'STAFF_NOT_FOUND',
  }) as const

/**
 * Ends an employment, with `together` in the same transaction. It is kept that it lasted `until` then; with null it is not, since one of both
 * accounts goes.
 * @throws AppError STAFF_NOT_FOUND when it has ended
 */
export const endEmployment = (
  place: Place,
  until: Date | null,
  together: readonly Write[] = [],
): Promise<void> =>
  changeTeam(place.dealershipId, ({ members }) => ({
    members: members.filter((userId) => userId !== place.userId),
    together: [
      deleteWrite(keys.employment(place.userId), atDealership(place)),
      ...(until ? [formerEmploymentWrite(place, until)] : []),
      ...together,
    ],
  }))

/** Gives a member of a team another role. @throws AppError STAFF_NOT_FOUND */
export const setStaffRole = (place: Place, role: StaffRole): Promise<void> =>
  transact([updateWrite(keys.employment(place.userId), { set: { role }, ...atDealership(place) })])
