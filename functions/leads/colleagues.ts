import type { UserRecord } from '#functions/data/users.ts'
import { fullName } from '#shared/rules/user.ts'

/** A person of the team in a lead's view. */
export const toAssignee = (user: UserRecord | undefined) =>
  user ? { id: user.id, name: fullName(user) } : null
