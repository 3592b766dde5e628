import { fullName } from '#functions/data/user-views.ts'
import type { UserRecord } from '#functions/data/users.ts'

/** A person of the team in a lead's view. */
export const toAssignee = (user: UserRecord | undefined) =>
  user ? { id: user.id, name: fullName(user) } : null
