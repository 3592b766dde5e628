import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { transact, type Write } from '#functions/data/transact.ts'
import { freeNameWrite, withholdNameWrite } from '#functions/data/user-guards.ts'
import { userCountWrites } from '#functions/data/new-users.ts'
import { userRecord, type UserRecord } from '#functions/data/users.ts'
import { updateWrite, deleteWrite, write, keyOf } from '#functions/data/table.ts'
import { queryItems, queryPage } from '#functions/data/queries.ts'

/**
 * Marks a user as deleted, with what belongs to the same act: signed out everywhere, signed in nowhere, known by no name.
 * The e-mail address is free at once; the username is nobody's for half a year.
 * @returns the user as marked; `tokensValidAfter` is when
 * @throws AppError CONFLICT when it has changed since it was read; nothing is written then
 */
export const markUserDeleted = async (
  user: UserRecord,
  at: Date,
  together: readonly Write[],
): Promise<UserRecord> => {
  const marked = { status: 'DELETED', tokensValidAfter: Math.floor(at.getTime() / 1000) } as const
  const mark: Write = updateWrite(keys.user(user.id), {
    // The names too: a change of one at the same moment would leave the new one taken for ever. And the role, by which they
    // are counted; nobody is deleted who has just become an admin.
    set: {
      status: marked.status,
      tokensValidAfter: marked.tokensValidAfter,
      statusPk: partitions.deletedUsers,
      statusSk: timeSort(at.toISOString(), user.id),
    },
    if: '#status = :seen AND email = :email AND username = :username AND #role = :role',
    values: { seen: user.status, email: user.email, username: user.username, role: user.role },
  })
  const names = [freeNameWrite({ email: user.email }), withholdNameWrite({ username: user.username }, at)]
  await transact([mark, ...names, ...userCountWrites(user.role, null), ...together])
  return { ...user, ...marked }
}

/** The users who are marked as deleted and not gone yet, who left first first. */
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
  ]
  return more.includes(true)
}

/** Removes the last of a user, the profile. Doing it again is no error. */
export const forgetUser = async (userId: string): Promise<void> => {
  await write(deleteWrite(keys.user(userId)))
}
