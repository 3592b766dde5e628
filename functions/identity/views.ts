import { toCurrentUser } from '#functions/data/user-views.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { Session } from '#shared/schemas/user.ts'

/** The user as they see themselves, with the token they call with. */
export const toSession = (user: UserRecord, authToken: string): Session => ({
  ...toCurrentUser(user),
  authToken,
})
