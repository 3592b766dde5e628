import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { findBySecondName, phoneDigitsOf } from '#functions/data/sought-users.ts'
import { toAdminUser } from '#functions/data/user-views.ts'
import { searchUsers, type UserRecord } from '#functions/data/users.ts'
import type { Query } from '#shared/api/contract.ts'
import { listUsers as route } from '#shared/api/users.ts'
import { matchesSearch } from '#shared/rules/normalise.ts'
import { fullName } from '#shared/rules/user.ts'

const live = { searchUsers, findBySecondName }

const isNamed = (
  user: UserRecord,
  search: string | undefined,
  bySecondName: ReadonlySet<string>,
): boolean => {
  const digits = search && phoneDigitsOf(search)
  return (
    user.id === search ||
    bySecondName.has(user.id) ||
    Boolean(digits && user.phoneNumber.includes(digits)) ||
    matchesSearch(search, [user.username, user.email, fullName(user), user.companyName])
  )
}

const isWanted =
  ({ search, role, status }: Query<typeof route>, bySecondName: ReadonlySet<string>) =>
  (user: UserRecord): boolean =>
    (!role || user.role === role) &&
    (!status || user.status === status) &&
    isNamed(user, search, bySecondName)

/** Everybody who is not deleted, or those who are looked for, newest first. */
export const listUsers = async ({ query }: Input<typeof route>, deps = live) => {
  const { limit, cursor, search } = query
  const bySecondName = await deps.findBySecondName(search, matchesSearch)
  const { users, nextCursor } = await deps.searchUsers({ limit, cursor }, isWanted(query, bySecondName))
  return { users: users.map(toAdminUser), nextCursor }
}

export const handler = provenHandler(route, listUsers)
