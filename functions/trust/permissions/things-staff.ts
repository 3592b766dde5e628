import { hire, storeInvitation } from '#functions/testing/staff.ts'
import { newUser } from '#functions/trust/permissions/people.ts'
import type { Thing, Whose } from '#functions/trust/permissions/row.ts'

/** An open invitation of its dealership to somebody. */
export const invitation = (whose: Whose): Thing => ({
  name: 'invitation',
  whose,
  make: async ({ user }) => {
    const { id, token } = await storeInvitation(user.id, 'invited@example.com')
    return { id, more: { token } }
  },
})

/** A member of the dealership's team. */
export const member = (whose: Whose): Thing => ({
  name: 'member of a team',
  whose,
  make: async ({ user }) => {
    const { id } = await newUser()
    await hire(user.id, id)
    return { id }
  },
})
