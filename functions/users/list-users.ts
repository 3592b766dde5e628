import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { phoneDigitsOf } from '#functions/data/sought-users.ts'
import { toAdminUser } from '#functions/data/user-views.ts'
import { searchUsers, type UserRecord } from '#functions/data/users.ts'
import type { Query } from '#shared/api/contract.ts'
import { listUsers as route } from '#shared/api/users.ts'
import { matchesSearch } from '#shared/rules/normalise.ts'
import { fullName } from '#shared/rules/user.ts'

const live = { searchUsers }

const isNamed = (user: UserRecord, search: string | undefined): boolean => {
  const digits = search && phoneDigitsOf(search)
  return (
    user.id === search ||
    Boolean(digits && user.phoneNumber.includes(digits)) ||
    matchesSearch(search, [user.username, user.email, fullName(user), user.companyName])
  )
}

const isWanted =
  ({ search, role, status }: Query<typeof route>) =>
  (user: UserRecord): boolean =>
    (!role || user.role === role) && (!status || user.status === status) && isNamed(user, search)

/** Everybody who is not deleted, or those who are looked for, newest first. */
export const listUsers = async ({ query }: Input<typeof route>, deps = live) => {
  const { limit, cursor } = query
  const { users, nextCursor } = await deps.searchUsers({ limit, cursor }, isWanted(query))
  return { users: users.map(toAdminUser), nextCursor }
}

export const handler = provenHandler(route, listUsers)
