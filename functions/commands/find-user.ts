import { findUserId, getUserById, type UserRecord } from '#functions/data/users.ts'

const live = { findUserId, getUserById }

/** The user whom an operator names by username or e-mail address, unless there is none or they have left. */
export const findUser = async (name: string, deps = live): Promise<UserRecord | undefined> => {
  const userId = await deps.findUserId(name)
  const user = userId && (await deps.getUserById(userId))
  return user && user.status !== 'DELETED' ? user : undefined
}
