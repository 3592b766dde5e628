import { hire, storeInvitation } from '#functions/testing/staff.ts'
import { newDealership, newUser, type Person } from '#functions/trust/permissions/people.ts'
import type { Thing, Whose } from '#functions/trust/permissions/row.ts'

/** The holder's dealership. A private person has none, and what a closed one leaves is removed by a job. */
const dealershipOf = async ({ user }: Pick<Person, 'user'>): Promise<string> =>
  user.role === 'SELLER_DEALERSHIP' ? user.id : (await newDealership()).id

/** An open invitation of its dealership to somebody. */
export const invitation = (whose: Whose): Thing => ({
  name: 'invitation',
  whose,
  make: async (holder) => {
    const { id, token } = await storeInvitation(await dealershipOf(holder), 'invited@example.com')
    return { id, more: { token } }
  },
})

/** A member of the dealership's team. */
export const member = (whose: Whose): Thing => ({
  name: 'member of a team',
  whose,
  make: async (holder) => {
    const { id } = await newUser()
    await hire(await dealershipOf(holder), id)
    return { id }
  },
})
