import { AppError } from '#functions/core/app-error.ts'
import { keys } from '#functions/data/keys.ts'
import { setFields } from '#functions/data/set-fields.ts'
import { tableName } from '#functions/data/table.ts'
import { ConditionsFailed, transact, type Write } from '#functions/data/transact.ts'
import { freeNameWrite, takeNameWrite, withholdNameWrite } from '#functions/data/user-guards.ts'
import type { UserRecord } from '#functions/data/users.ts'

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

/** Who was never changed since there are versions has none yet, which is the first. */
const isSeen = (seen: UserRecord, name: Field, index: number): string => {
  const same = `#seen${index} = :seen${index}`
  return name === 'version' && seen.version === 1 ? `(${same} OR attribute_not_exists(#seen${index}))` : same
}

/**
 * A write, for a transaction, that changes a user and raises their version; its condition fails unless these fields still are
 * as they were seen.
 */
export const userWrite = (
  seen: UserRecord,
  changes: Partial<UserRecord>,
  asSeen: readonly Field[],
): Write => {
  const set = setFields(changes)
  return {
    Update: {
      TableName: tableName(),
      Key: keys.user(seen.id),
      // Counted by the store itself: two changes of different fields at once may both go through.
      UpdateExpression: `${set.UpdateExpression}, #version = if_not_exists(#version, :one) + :one`,
      ConditionExpression: asSeen.map((name, index) => isSeen(seen, name, index)).join(' AND '),
      ExpressionAttributeNames: {
        '#version': 'version',
        ...set.ExpressionAttributeNames,
        ...Object.fromEntries(asSeen.map((name, index) => [`#seen${index}`, name])),
      },
      ExpressionAttributeValues: {
        ':one': 1,
        ...set.ExpressionAttributeValues,
        ...Object.fromEntries(asSeen.map((name, index) => [`:seen${index}`, seen[name]])),
      },
    },
  }
}

type NameWrite = { write: Write; refusal?: 'USERNAME_TAKEN' | 'EMAIL_TAKEN' }

/** The writes by which names are taken and those before them let go, each with what it means when it fails. */
const movedNames = (seen: UserRecord, { username, email }: UserChanges, at: Date): NameWrite[] => [
  ...(username
    ? [
        { write: takeNameWrite({ username }, seen.id, at), refusal: 'USERNAME_TAKEN' as const },
        // Who knew them by it must not meet somebody else; they themselves may have it back.
        { write: withholdNameWrite({ username: seen.username }, at, seen.id) },
      ]
    : []),
  ...(email
    ? [
        { write: takeNameWrite({ email }, seen.id, at), refusal: 'EMAIL_TAKEN' as const },
        { write: freeNameWrite({ email: seen.email }) },
      ]
    : []),
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
  const names = movedNames(seen, changes, at)
  try {
    await transact([
      userWrite(seen, changes, [...new Set([...asSeen, ...changed])]),
      ...names.map(({ write }) => write),
      ...together,
    ])
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error
    // When the user itself has changed, that is what to say first.
    const refused = error.failed[0] ? undefined : names[error.failed.indexOf(true) - 1]
    throw new AppError(refused?.refusal ?? 'CONFLICT', { cause: error })
  }
}
