import { describe, expect, it } from 'vitest'
import { findEmployment } from '#functions/data/employments.ts'
import { readTeam } from '#functions/data/teams.ts'
import { api } from '#functions/testing/api.ts'
import { asked } from '#functions/testing/leads.ts'
import { submitCar } from '#functions/testing/cars.ts'
import { registerSeller, registerVerifiedDealer } from '#functions/testing/people.ts'
import { hire, storeInvitation } from '#functions/testing/staff.ts'
import { actingForHeader } from '#shared/constants/origin-headers.ts'
import { race, times } from './race.ts'

const anInvitation = async () => {
  const [dealer, person] = await Promise.all([registerVerifiedDealer(), registerSeller()])
  return { dealer, person, ...(await storeInvitation(dealer.user.id, person.user.email)) }
}

describe('an invitation', () => {
  it(
    'is accepted or withdrawn, and whoever accepted it is in the team once',
    race({
      setup: anInvitation,
      calls: ({ dealer, person, id, token }, parallel) => [
        ...times(parallel / 2, 'accept', () =>
          api('POST', '/api/user/employment', { token: person.token, body: { token } }),
        ),
        ...times(parallel / 2, 'withdraw', () =>
          api('DELETE', `/api/seller/team/invitations/${id}`, { token: dealer.token }),
        ),
      ],
      may: {
        accept: ['201', '400 INVITATION_INVALID', '409 ALREADY_EMPLOYED', '429'],
        withdraw: ['204', '404 INVITATION_NOT_FOUND'],
      },
      holds: async ({ dealer, person }, { won }) => {
        // Accepted again by the same person, it is answered as before.
        const isIn = won('accept').length > 0
        expect(won('withdraw')).toHaveLength(isIn ? 0 : 1)
        expect((await readTeam(dealer.user.id)).members).toEqual(isIn ? [person.user.id] : [])
        expect((await findEmployment(person.user.id))?.dealershipId).toBe(isIn ? dealer.user.id : undefined)
      },
      sizes: 'few',
    }),
  )

  it(
    'is made once for an address, however often it is sent at once',
    race({
      setup: async () => ({
        dealer: await registerVerifiedDealer(),
        email: (await registerSeller()).user.email,
      }),
      calls: ({ dealer, email }, parallel) =>
        times(parallel, 'invite', () =>
          api('POST', '/api/seller/team/invitations', {
            token: dealer.token,
            body: { email, role: 'SALES' },
          }),
        ),
      may: { invite: ['201', '409 ALREADY_INVITED'] },
      wins: () => ({ all: 1 }),
      holds: async ({ dealer }) => {
        const { body } = await api('GET', '/api/seller/team', { token: dealer.token })
        expect(body.invitations).toHaveLength(1)
      },
      sizes: 'few',
    }),
  )
})

describe('a member of a team', () => {
  it(
    'acts until they are removed, and never after',
    race({
      setup: async () => {
        const { dealer, person } = await anInvitation()
        await hire(dealer.user.id, person.user.id)
        const [car, buyer] = await Promise.all([submitCar(dealer), registerSeller()])
        return { dealer, person, lead: await asked(buyer, car.id) }
      },
      calls: ({ dealer, person, lead }, parallel) => [
        ...times(parallel - 1, 'act', () =>
          api('POST', `/api/leads/${lead.id}/messages`, {
            token: person.token,
            headers: { [actingForHeader]: dealer.user.id },
            body: { text: 'Yes' },
          }),
        ),
        ...times(1, 'remove', () =>
          api('DELETE', `/api/seller/team/members/${person.user.id}`, { token: dealer.token }),
        ),
      ],
      may: { act: ['201', '403 NOT_STAFF'], remove: ['204'] },
      holds: async ({ dealer, person, lead }, { won }) => {
        expect((await readTeam(dealer.user.id)).members).toEqual([])
        const late = await api('GET', `/api/leads/${lead.id}/messages`, {
          token: person.token,
          headers: { [actingForHeader]: dealer.user.id },
        })
        expect(late.body.code).toBe('NOT_STAFF')
        const { body } = await api('GET', `/api/leads/${lead.id}/messages`, { token: dealer.token })
        expect(body.messages).toHaveLength(1 + won('act').length)
      },
      sizes: 'few',
    }),
  )
})
