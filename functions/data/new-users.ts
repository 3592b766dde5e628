import { moveCountWrites } from '#functions/data/counters.ts'
import { figureWrites } from '#functions/data/figures.ts'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { transact, type Write } from '#functions/data/transact.ts'
import { takeNameWrite } from '#functions/data/user-guards.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { Role } from '#shared/schemas/user.ts'
import { insertWrite } from '#functions/data/table.ts'

// Apart from `users.ts`, which every route that asks for a token loads.

/** The name of the kept counts of users by role, the suspended among them and the deleted not. */
export const userCounts = 'USERS'

/** Writes, for the transaction of a change of role, that count it: null is somebody who is not there. */
export const userCountWrites = (from: Role | null, to: Role | null): Write[] =>
  moveCountWrites(userCounts, from, to)

/**
 * Stores a new user with the guards of the username and e-mail, and whatever belongs to the same act.
 * @throws AppError USERNAME_TAKEN, EMAIL_TAKEN; nothing is written then.
 */
export const createUser = async (user: UserRecord, together: readonly Write[] = []): Promise<void> => {
  const at = new Date(user.createdAt)
  const writes: Write[] = [
    takeNameWrite({ username: user.username }, user.id, at),
    takeNameWrite({ email: user.email }, user.id, at),
    insertWrite({
      ...keys.user(user.id),
      ...user,
      // Updates leave both alone, so everybody stays in the list of users until they are deleted.
      statusPk: partitions.users,
      statusSk: timeSort(user.createdAt, user.id),
    }),
    ...userCountWrites(null, user.role),
    ...figureWrites(at, { users: 1 }),
  ]
  await transact([...writes, ...together])
}
