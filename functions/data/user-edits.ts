import { keys } from '#functions/data/keys.ts'
import { transact, type Write } from '#functions/data/transact.ts'
import { freeNameWrite, takeNameWrite, withholdNameWrite } from '#functions/data/user-guards.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { updateWrite, type ItemWrite } from '#functions/data/table.ts'

type Field = keyof UserRecord

/** What can be edited of a user, as it is stored. */
export type UserChanges = Partial<
  Pick<
    UserRecord,
    | 'username'
    | 'email'
    | 'firstName'
    | 'lastName'
    | 'phoneNumber'
    | 'city'
    | 'country'
    | 'companyName'
    | 'role'
    | 'isVerified'
    | 'verificationStatus'
  >
>

/** What of these details is other than what is stored. */
export const changedDetails = (seen: UserRecord, wanted: UserChanges): UserChanges =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => value !== undefined && value !== seen[name as keyof UserChanges],
    ),
  )

/** A user that was never changed since there are versions has none yet, which is the first. */
const isAsSeen = (seen: UserRecord, name: Field): string =>
  name === 'version' && seen.version === 1
    ? '(#version = :version OR attribute_not_exists(#version))'
    : `#${name} = :${name}`

/**
 * A write, for a transaction, that changes a user and raises their version; its condition fails unless these fields still are
 * as they were seen.
 */
export const userWrite = (
  seen: UserRecord,
  changes: Partial<UserRecord>,
  asSeen: readonly Field[],
): ItemWrite =>
  updateWrite(keys.user(seen.id), {
    set: changes,
    // Counted by the store itself: two changes of different fields at once may both go through.
    compute: { '#version': 'if_not_exists(#version, :one) + :one' },
    if: asSeen.map((name) => isAsSeen(seen, name)).join(' AND '),
    values: { one: 1, ...Object.fromEntries(asSeen.map((name) => [name, seen[name]])) },
  })

/** The writes by which new names are taken and those before them let go. */
const movedNames = (seen: UserRecord, { username, email }: UserChanges, at: Date): Write[] => [
  ...(username
    ? [
        takeNameWrite({ username }, seen.id, at),
        // People who knew them by it must not meet somebody else; they themselves may have it back.
        withholdNameWrite({ username: seen.username }, at, seen.id),
      ]
    : []),
  ...(email ? [takeNameWrite({ email }, seen.id, at), freeNameWrite({ email: seen.email })] : []),
]

/**
 * Changes details of a user (at least one), provided that each still is what it was read as, and `asSeen` too; others may have
 * changed meanwhile and stay. A new username or e-mail address is taken in the same transaction; the old address is anybody's
 * at once, the old username nobody else's for half a year.
 * @throws AppError USERNAME_TAKEN, EMAIL_TAKEN, CONFLICT; nothing is written then
 */
export const editUser = async (
  seen: UserRecord,
  changes: UserChanges,
  at: Date,
  together: readonly Write[] = [],
  asSeen: readonly Field[] = ['status'],
): Promise<void> => {
  const changed = Object.keys(changes) as (keyof UserChanges)[]
  await transact([
    userWrite(seen, changes, [...new Set([...asSeen, ...changed])]),
    ...movedNames(seen, changes, at),
    ...together,
  ])
}
