import { AppError } from '#functions/core/app-error.ts'
import { keys } from '#functions/data/keys.ts'
import { tableName } from '#functions/data/table.ts'
import { ConditionsFailed, transact, type Write } from '#functions/data/transact.ts'
import { freeNameWrite, takeNameWrite } from '#functions/data/user-guards.ts'
import type { UserRecord } from '#functions/data/users.ts'

/** What people may change about themselves, as it is stored. */
export type UserChanges = Partial<
  Pick<UserRecord, 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'city'>
>

const setChanges = (seen: UserRecord, changes: UserChanges): Write => {
  const names = Object.keys(changes) as (keyof UserChanges)[]
  return {
    Update: {
      TableName: tableName(),
      Key: keys.user(seen.id),
      UpdateExpression: `SET ${names.map((_, index) => `#f${index} = :new${index}`).join(', ')}`,
      ConditionExpression: [
        '#status = :active',
        ...names.map((_, index) => `#f${index} = :old${index}`),
      ].join(' AND '),
      ExpressionAttributeNames: {
        '#status': 'status',
        ...Object.fromEntries(names.map((name, index) => [`#f${index}`, name])),
      },
      ExpressionAttributeValues: {
        ':active': 'ACTIVE',
        ...Object.fromEntries(names.map((name, index) => [`:new${index}`, changes[name]])),
        ...Object.fromEntries(names.map((name, index) => [`:old${index}`, seen[name]])),
      },
    },
  }
}

/**
 * Changes details of a user (at least one), provided that each still is what it was read as; other details may have
 * changed meanwhile and stay. A new e-mail address is taken and the old one freed in the same transaction.
 * @throws AppError EMAIL_TAKEN, CONFLICT; nothing is written then
 */
export const editUser = async (
  seen: UserRecord,
  changes: UserChanges,
  at: Date,
  together: readonly Write[] = [],
): Promise<void> => {
  const { email } = changes
  const moved = email ? [takeNameWrite({ email }, seen.id, at), freeNameWrite({ email: seen.email })] : []
  try {
    await transact([setChanges(seen, changes), ...moved, ...together])
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error
    throw new AppError(email && !error.failed[0] && error.failed[1] ? 'EMAIL_TAKEN' : 'CONFLICT', {
      cause: error,
    })
  }
}
