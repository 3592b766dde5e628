import { keys } from '#functions/data/keys.ts'
import { updateWrite, write } from '#functions/data/table.ts'
import { api, type ApiAnswer } from '#functions/testing/api.ts'
import type { Person } from '#functions/testing/people.ts'
import type { AdminUser } from '#shared/schemas/user.ts'

/** Lists users as an admin. Does not check the response. */
export const listUsers = ({ token }: Person, query: Readonly<Record<string, string>>): Promise<ApiAnswer> =>
  api('GET', `/api/admin/users?${new URLSearchParams(query)}`, { token })

/** All users that match an admin's query, from every page. */
export const allUsers = async (
  admin: Person,
  query: Readonly<Record<string, string>>,
): Promise<AdminUser[]> => {
  const found: AdminUser[] = []
  let cursor: string | undefined
  do {
    const { body } = await listUsers(admin, { ...query, ...(cursor && { cursor }) })
    found.push(...body.users)
    cursor = body.nextCursor
  } while (cursor)
  return found
}

/** Changes a user as an admin. Does not check the response. */
export const editUser = ({ token }: Person, id: string, body: object): Promise<ApiAnswer> =>
  api('PUT', `/api/admin/users/${id}`, { token, body })

const setStatus = ({ token }: Person, id: string, body: object): Promise<ApiAnswer> =>
  api('PUT', `/api/admin/users/${id}/status`, { token, body })

/** Suspends a user, for fraud unless `parts` say otherwise. */
export const suspend = (admin: Person, id: string, parts: object = {}): Promise<ApiAnswer> =>
  setStatus(admin, id, { status: 'SUSPENDED', reasonCodes: ['FRAUD'], ...parts })

/** Ends the suspension of a user. */
export const restore = (admin: Person, id: string): Promise<ApiAnswer> =>
  setStatus(admin, id, { status: 'ACTIVE' })

/** Deletes a user as an admin. Does not check the response. */
export const deleteUser = ({ token }: Person, id: string): Promise<ApiAnswer> =>
  api('DELETE', `/api/admin/users/${id}`, { token })

/** A user who has not agreed to the present version of the terms. */
export const agreedLongAgo = async (person: Person): Promise<Person> => {
  const agreedVersion = '2020-01-01'
  await write(updateWrite(keys.user(person.user.id), { set: { agreedVersion }, if: 'attribute_exists(pk)' }))
  return person
}
