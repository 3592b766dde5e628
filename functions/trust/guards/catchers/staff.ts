import { newId } from '#functions/adapters/ids.ts'
import * as doors from '#functions/core/route-handler.ts'
import { keys } from '#functions/data/keys.ts'
import * as teams from '#functions/data/teams.ts'
import * as update from '#functions/leads/update-lead.ts'
import * as bulk from '#functions/listings/change-listings.ts'
import * as accept from '#functions/staff/accept-invitation.ts'
import * as invite from '#functions/staff/invite-staff.ts'
import * as views from '#functions/staff/views.ts'
import * as assignees from '#functions/commands/read-assignees.ts'
import { secretHash } from '#functions/core/hash.ts'
import { aLead, aUser } from '#functions/testing/builders.ts'
import { at, beforeNextWrite, put, refuses, same } from '#functions/trust/guards/store.ts'
import { staffLimits } from '#shared/constants/selling-limits.ts'
import type { StaffRole } from '#shared/rules/user.ts'

const dealer = {
  role: 'SELLER_DEALERSHIP',
  companyName: 'Al Guard Motors',
  isVerified: true,
  verificationStatus: 'APPROVED',
} as const

const dealership = aUser({ id: 'usr_00000000000000000000000009', ...dealer })
const person = aUser()
const other = 'usr_00000000000000000000000008'

const asked = { authorization: 'Bearer a.b.c', actingFor: dealership.id } as Parameters<typeof doors.admit>[1]

/** Lets the person in to a route for managers, in the place of the dealership. */
const act = (
  parts: { role?: StaffRole; at?: string; employer?: typeof dealership; who?: typeof person } = {},
) => {
  const who = parts.who ?? person
  return doors.admit({ access: 'dealership', staff: 'MANAGER' }, asked, {
    verifyAccessToken: async () => ({ userId: who.id, session: 's', issuedAt: 100 }),
    getUserById: async (id: string) => (id === dealership.id ? (parts.employer ?? dealership) : who),
    findEmployment: async () => ({
      userId: who.id,
      dealershipId: parts.at ?? dealership.id,
      role: parts.role ?? 'MANAGER',
      since: at.toISOString(),
    }),
  } as never)
}

const anInvitation = (dealershipId: string, email: string, ends = 3600) => ({
  id: newId('invitation'),
  dealershipId,
  email,
  role: 'SALES' as const,
  hash: secretHash('s'),
  createdAt: at.toISOString(),
  expiresAt: Math.floor(at.getTime() / 1000) + ends,
})

const newDealership = async (): Promise<string> => {
  const id = newId('user')
  await put(keys.user(id), aUser({ id, ...dealer }))
  return id
}

/** Makes a new person staff of a dealership whose invitation is stored. */
const employ = async (
  parts: { dealershipId?: string; hash?: string; user?: Partial<typeof person> } = {},
): Promise<string> => {
  const [dealershipId, userId] = [parts.dealershipId ?? (await newDealership()), newId('user')]
  await put(keys.user(userId), aUser({ id: userId, ...parts.user }))
  const invitation = anInvitation(dealershipId, 'a@example.com')
  const { hash = invitation.hash } = parts
  await put(keys.invitation(dealershipId, invitation.id), { ...invitation, hash })
  const employment = { userId, dealershipId, role: 'SALES' as const, since: at.toISOString() }
  await teams.insertEmployment(employment, invitation, [])
  return userId
}

/** Joins a team that has changed since it was read, from a version on. */
const joinMeanwhile = async (version: number): Promise<void> => {
  const dealershipId = await newDealership()
  if (version > 0) await put(keys.team(dealershipId), { members: [], version })
  beforeNextWrite(() => put(keys.team(dealershipId), { members: [other], version: version + 1 }))
  const userId = await employ({ dealershipId })
  same((await teams.readTeam(dealershipId)).members, [other, userId])
}

const join = (offered: object | undefined, who = person, own?: object) =>
  accept.acceptInvitation(
    { actor: who, body: { token: 'usr_1.inv_1.s' } } as never,
    {
      findOffered: async () => offered,
      findEmployment: async () => own,
      getUserById: async () => dealership,
      insertEmployment: async () => {},
      withholdReviewWrites: async () => [],
      accountEmailWrite: async () => ({}),
      now: () => at,
    } as never,
  )

const assign = (from: string | null, to: string | null, team: readonly string[] = []) =>
  update.updateLead(
    { actor: person, params: { id: 'led_1' }, body: { assignee: { from, to } } } as never,
    {
      changeLead: async (_id: string, change: (seen: object) => Promise<{ lead: object }>) =>
        (await change(aLead())).lead,
      notifyWrites: async () => [],
      readAssignees:
        async () =>
        ({ assigneeId }: { assigneeId: string | null }) =>
          team.includes(assigneeId ?? '') ? aUser({ id: assigneeId! }) : undefined,
      withTopics: async () => [{}],
      now: () => at,
    } as never,
  )

/** Whether somebody still looks after a lead of the dealership. */
const looksAfterIt = async (who: typeof person): Promise<boolean> => {
  const read = await assignees.readAssignees([{ sellerId: dealership.id, assigneeId: who.id }], {
    listEmployments: async () => [{ userId: who.id, dealershipId: dealership.id }],
    getUsersById: async () => new Map([[who.id, who]]),
  } as never)
  return read({ sellerId: dealership.id, assigneeId: who.id }) !== undefined
}

export const catchers = {
  'who looks after a lead is suspended, or a dealership of their own by now': async () => {
    same(await looksAfterIt(person), true)
    same(await looksAfterIt(aUser({ status: 'SUSPENDED' })), false)
    same(await looksAfterIt(aUser(dealer)), false)
  },
  'who acts for a dealership that does not employ them, or cannot, or with too small a role': async () => {
    same((await act())?.id, dealership.id)
    await refuses('NOT_STAFF', () => act({ at: other }))
    await refuses('NOT_STAFF', () => act({ employer: { ...dealership, status: 'SUSPENDED' } }))
    await refuses('NOT_STAFF', () => act({ employer: { ...dealership, isVerified: false } }))
    await refuses('NOT_STAFF', () => act({ employer: { ...dealership, role: 'PRIVATE' } }))
    await refuses('NOT_STAFF', () => act({ who: aUser({ role: 'PLATFORM_ADMIN' }) }))
    await refuses('FORBIDDEN', () => act({ role: 'SALES' }))
  },
  'an invitation of who may not invite, to oneself, to a member, again, or beyond the team’s size':
    async () => {
      const ask = (actor: typeof dealership, email: string) =>
        invite.inviteStaff(
          { actor, body: { email, role: 'SALES' } } as never,
          {
            addInvitation: async () => {},
            readTeam: async () => ({ members: [person.id], version: 1 }),
            getUsersById: async () => new Map([[person.id, person]]),
            readPreferences: async () => ({ preferences: { language: 'en' } }),
            newId,
            newSecret: () => 's',
            now: () => at,
          } as never,
        )
      await ask(dealership, 'a@example.com')
      await refuses('DEALERSHIP_NOT_VERIFIED', () =>
        ask({ ...dealership, isVerified: false }, 'a@example.com'),
      )
      await refuses('BAD_REQUEST', () => ask(dealership, dealership.email))
      await refuses('BAD_REQUEST', () => ask(dealership, person.email))
      const id = await newDealership()
      await teams.addInvitation(anInvitation(id, 'a@example.com'), at, [])
      await refuses('ALREADY_INVITED', () => teams.addInvitation(anInvitation(id, 'a@example.com'), at, []))
      for (let count = 1; count < staffLimits.people; count++) {
        const open = anInvitation(id, `${count}@example.com`)
        await put(keys.invitation(id, open.id), open)
      }
      await refuses('TEAM_FULL', () => teams.addInvitation(anInvitation(id, 'b@example.com'), at, []))
    },
  'a link that has run out, whose secret is wrong, or whose dealership is not verified': async () => {
    const find = (parts: { ends?: number; secret?: string; employer?: object } = {}) => {
      const invitation = anInvitation(dealership.id, person.email, parts.ends)
      return views.findOffered(`${dealership.id}.${invitation.id}.${parts.secret ?? 's'}`, at, {
        findInvitation: async () => invitation,
        getUserById: async () => ({ ...dealership, ...parts.employer }),
      })
    }
    same((await find())?.dealership.id, dealership.id)
    same(await find({ secret: 't' }), undefined)
    same(await find({ employer: { isVerified: false } }), undefined)
    const [open, over] = [anInvitation(other, 'a@example.com'), anInvitation(other, 'b@example.com', -1)]
    for (const one of [open, over]) await put(keys.invitation(other, one.id), one)
    same((await teams.findInvitation(other, open.id, at))?.id, open.id)
    same(await teams.findInvitation(other, over.id, at), undefined)
  },
  'an invitation that is of no use to who has it': async () => {
    const offered = { invitation: anInvitation(dealership.id, person.email), dealership }
    await join(offered)
    await refuses('INVITATION_INVALID', () => join(undefined))
    const elsewhere = { userId: person.id, dealershipId: other, role: 'SALES', since: at.toISOString() }
    await refuses('INVITATION_INVALID', () => join(undefined, person, elsewhere))
    await refuses('INVITATION_OF_ANOTHER', () => join(offered, aUser({ email: 'else@example.com' })))
    await refuses('EMAIL_UNCONFIRMED', () => join(offered, aUser({ emailConfirmedAt: null })))
    await refuses('FORBIDDEN', () => join(offered, aUser({ ...dealer })))
  },
  'a place by an invitation that was replaced, or for an account that has changed': async () => {
    await employ()
    await refuses('INVITATION_INVALID', () => employ({ hash: secretHash('t') }))
    await refuses('UNAUTHORIZED', () => employ({ user: { status: 'SUSPENDED' } }))
    await refuses('UNAUTHORIZED', () => employ({ user: { role: 'SELLER_DEALERSHIP' } }))
  },
  'the first of two who join at once': async () => {
    await joinMeanwhile(0)
    await joinMeanwhile(1)
  },
  'a lead for somebody outside of the team, or that somebody else has': async () => {
    await assign(null, other, [other])
    await refuses('BAD_REQUEST', () => assign(null, other))
    await refuses('EDIT_CONFLICT', () => assign(other, null))
  },
  'a deletion of cars by staff': async () => {
    const remove = (actor: object) =>
      bulk.changeListings(
        { actor, body: { action: 'DELETE', ids: ['lst_1'] } } as never,
        {
          getListingById: async () => undefined,
        } as never,
      )
    await remove(dealership)
    await refuses('FORBIDDEN', () => remove({ ...dealership, person }))
  },
}
