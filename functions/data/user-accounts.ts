import * as z from 'zod/mini'
import { AppError } from '#functions/core/app-error.ts'
import { personOfUser } from '#functions/core/caller.ts'
import { keys, partitions, timeSort } from './keys.ts'
import { transact, type Write } from './transact.ts'
import { deleteWrite, getItem, insertWrite, keyOf, putWrite, updateWrite, write } from './table.ts'
import { figureWrites, moveCountWrites } from './counters.ts'
import { userRecord, type UserRecord } from './users.ts'
import type { Role } from '#shared/schemas/user.ts'
import { queryItems, queryPage } from './queries.ts'
import { epochSeconds } from '#functions/core/time.ts'
import { keptUntil } from './kept-until.ts'

// Usernames, e-mail addresses and confirmed phone numbers are unique: each is an item of its own that says whose it is.

type Name = { username: string } | { email: string } | { phone: string }

const guardKey = (name: Name) => {
  if ('username' in name) return keys.usernameGuard(name.username)
  return 'email' in name ? keys.emailGuard(name.email) : keys.phoneGuard(name.phone)
}

const refusalOf = (name: Name) => {
  if ('username' in name) return 'USERNAME_TAKEN'
  return 'email' in name ? 'EMAIL_TAKEN' : 'PHONE_TAKEN'
}

/** A write that takes a name for a user; its condition fails while another user has or reserves it. */
export const takeNameWrite = (name: Name, userId: string, at: Date): Write =>
  putWrite(
    { ...guardKey(name), userId },
    {
      if: 'attribute_not_exists(pk) OR expiresAt <= :now OR keptFor = :user',
      values: { now: epochSeconds(at), user: userId },
      refuse: refusalOf(name),
    },
  )

const heldName = z.object({ expiresAt: z.optional(z.number()) })

/**
 * Refuses the names of a new account that somebody has or that are reserved, before anything is done for it. Who is faster at the same
 * moment, `createUser` judges.
 * @throws AppError USERNAME_TAKEN, EMAIL_TAKEN
 */
export const refuseTakenNames = async (
  { username, email }: Pick<UserRecord, 'username' | 'email'>,
  at: Date,
): Promise<void> => {
  for (const name of [{ username }, { email }]) {
    const held = await getItem(guardKey(name), heldName)
    if (held && (held.expiresAt ?? Infinity) > epochSeconds(at)) throw new AppError(refusalOf(name))
  }
}

/** A write that releases a name, for anybody to take at once. */
export const freeNameWrite = (name: Name): Write => deleteWrite(guardKey(name))

/**
 * A write that reserves a name for half a year, so that nobody can pass for a person who has just left or changed their name.
 * Only `keptFor`, if anybody, may have it back.
 */
export const withholdNameWrite = (name: Name, at: Date, keptFor?: string): Write =>
  putWrite({
    ...guardKey(name),
    expiresAt: keptUntil('usernameGuard', at),
    ...(keptFor && { keptFor }),
  })

// Apart from `users.ts`, which every route that asks for a token loads.

/** The name of the kept counts of users by role, the suspended among them and the deleted not. */
export const userCounts = 'USERS'

/** Writes, for the transaction of a change of role, that count it: null stands for no account. */
export const userCountWrites = (from: Role | null, to: Role | null): Write[] =>
  moveCountWrites(userCounts, from, to)

/**
 * Stores a new user with the uniqueness guards of the username and e-mail, and `together` in the same transaction.
 * @throws AppError USERNAME_TAKEN, EMAIL_TAKEN; nothing is written then
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

/**
 * Marks a user as deleted, with `together` in the same transaction: all sessions end, and no name leads to the account. The
 * e-mail address and the phone number are free at once; the username is reserved for half a year.
 * @returns the user as marked; `tokensValidAfter` is the time
 * @throws AppError CONFLICT when it has changed since it was read; nothing is written then
 */
export const markUserDeleted = async (
  user: UserRecord,
  at: Date,
  together: readonly Write[],
): Promise<UserRecord> => {
  const marked = { status: 'DELETED', tokensValidAfter: epochSeconds(at) } as const
  const mark: Write = updateWrite(keys.user(user.id), {
    // The names too: a change of one at the same moment would leave the new one taken for ever. And the role, by which they
    // are counted; nobody is deleted who has just become an admin.
    set: {
      status: marked.status,
      tokensValidAfter: marked.tokensValidAfter,
      statusPk: partitions.deletedUsers,
      statusSk: timeSort(at.toISOString(), user.id),
    },
    if: `#status = :seen AND email = :email AND username = :username AND #role = :role
      AND phoneNumber = :phone AND (attribute_not_exists(phoneConfirmedAt) OR phoneConfirmedAt = :phoneConfirmedAt)`,
    values: {
      seen: user.status,
      email: user.email,
      username: user.username,
      role: user.role,
      phone: user.phoneNumber,
      phoneConfirmedAt: user.phoneConfirmedAt,
    },
  })
  const names = [
    freeNameWrite({ email: user.email }),
    withholdNameWrite({ username: user.username }, at),
    ...(user.phoneConfirmedAt ? [freeNameWrite({ phone: user.phoneNumber })] : []),
  ]
  await transact([mark, ...names, ...userCountWrites(user.role, null), ...together])
  return { ...user, ...marked }
}

/** The users who are marked as deleted and not removed yet, the earliest first. */
export const listDeletedUsers = async (): Promise<UserRecord[]> =>
  queryItems({ index: 'byStatus', partition: partitions.deletedUsers }, userRecord)

// Enough at once to be quick, few enough not to be throttled.
const removedAtOnce = 25

const removeSomeOf = async (partition: string, but: string): Promise<boolean> => {
  const { items, next } = await queryPage({
    partition,
    consistent: true,
    limit: removedAtOnce,
    project: 'pk, sk',
  })
  const going = items.map(keyOf).filter(({ sk }) => sk !== but)
  await Promise.all(going.map((key) => write(deleteWrite(key))))
  return next !== undefined
}

/**
 * Removes a few of the things that lie under a user: saved cars, consents, notifications, everything but the profile.
 * @returns whether there may be more
 */
export const removeSomeOfUser = async (userId: string): Promise<boolean> => {
  const more = [
    await removeSomeOf(partitions.user(userId), keys.user(userId).sk),
    await removeSomeOf(partitions.told(userId), ''),
    await removeSomeOf(partitions.reportedBy(personOfUser(userId)), ''),
  ]
  return more.includes(true)
}

/** Removes the last of a user, the profile. Doing it again is no error. */
export const deleteUserItems = async (userId: string): Promise<void> => {
  await write(deleteWrite(keys.user(userId)))
}
