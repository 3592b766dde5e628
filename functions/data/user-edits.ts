import { eachAtOnce, retryConflict } from '#functions/core/time.ts'
import { keys } from './keys.ts'
import { deleteSession } from './sessions.ts'
import { transact, type Write } from './transact.ts'
import { freeNameWrite, takeNameWrite, withholdNameWrite } from './user-accounts.ts'
import { getUserById, type UserRecord } from './users.ts'
import { type ItemWrite, updateWrite, write } from './table.ts'
import { refreshTokenDays } from '#shared/constants/sessions.ts'

type Field = keyof UserRecord

/** The editable fields of a user, as they are stored. */
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
    | 'revokedAt'
    | 'shownChangedAt'
    | 'emailConfirmedAt'
    | 'phoneConfirmedAt'
    | 'pendingEmail'
  >
>

/** What follows from changes: nobody has confirmed another address or number yet. */
const unconfirmed = (seen: UserRecord, { email, phoneNumber }: UserChanges): UserChanges => ({
  ...(email !== undefined && seen.emailConfirmedAt && { emailConfirmedAt: null }),
  ...(email !== undefined && seen.pendingEmail && { pendingEmail: null }),
  ...(phoneNumber !== undefined && seen.phoneConfirmedAt && { phoneConfirmedAt: null }),
})

/** What those follow from. One that is confirmed at this moment must not lend its mark to an address or number that nobody has proved. */
const decidedBy = ({ email, phoneNumber }: UserChanges): Field[] => [
  ...(email === undefined ? [] : (['emailConfirmedAt', 'pendingEmail'] as const)),
  ...(phoneNumber === undefined ? [] : (['phoneConfirmedAt'] as const)),
]

/** Returns those of the wanted details that differ from the stored ones, and what follows from them. */
export const changedDetails = (seen: UserRecord, wanted: UserChanges): UserChanges => {
  const changes: UserChanges = Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => value !== undefined && value !== seen[name as keyof UserChanges],
    ),
  )
  return { ...changes, ...unconfirmed(seen, changes) }
}

/** Whether a field may be absent from a record of an older release that is read with this value. */
const mayBeAbsent = (seen: UserRecord, name: Field): boolean => {
  if (name === 'version') return seen.version === 1
  if (name === 'phoneConfirmedAt' || name === 'pendingEmail') return seen[name] === null
  return name === 'emailConfirmedAt'
}

const isAsSeen = (seen: UserRecord, name: Field): string =>
  mayBeAbsent(seen, name) ? `(#${name} = :${name} OR attribute_not_exists(#${name}))` : `#${name} = :${name}`

/**
 * A write, for a transaction, that changes a user and increments their version; its condition fails unless these fields still
 * have the values that were read.
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

/** The writes that take the new names and release the old ones. A phone number is a name while it is confirmed. */
const movedNames = (
  seen: UserRecord,
  { username, email, phoneNumber, phoneConfirmedAt }: UserChanges,
  at: Date,
): Write[] => [
  ...(phoneNumber && seen.phoneConfirmedAt ? [freeNameWrite({ phone: seen.phoneNumber })] : []),
  ...(phoneConfirmedAt ? [takeNameWrite({ phone: phoneNumber ?? seen.phoneNumber }, seen.id, at)] : []),
  ...(username
    ? [
        takeNameWrite({ username }, seen.id, at),
        // Others may not take the name, since people know the user by it; the user may have it back.
        withholdNameWrite({ username: seen.username }, at, seen.id),
      ]
    : []),
  ...(email ? [takeNameWrite({ email }, seen.id, at), freeNameWrite({ email: seen.email })] : []),
]

/**
 * Changes details of a user (at least one), provided that each still has the value that was read, and `asSeen` too, as has whether an
 * address or number that is changed was confirmed; other fields may have changed meanwhile and stay. A new username or e-mail address is taken in the same transaction; the old
 * address is free at once, the old username reserved for its owner for half a year.
 * @throws AppError USERNAME_TAKEN, EMAIL_TAKEN, PHONE_TAKEN, CONFLICT; nothing is written then
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
    userWrite(seen, changes, [...new Set([...asSeen, ...changed, ...decidedBy(changes)])]),
    ...movedNames(seen, changes, at),
    ...together,
  ])
}

/** Notes that a user has proved the address that they have, unless it is proved already or has just changed. */
export const noteEmailConfirmed = async (
  { id, email, emailConfirmedAt }: UserRecord,
  at: Date,
): Promise<void> => {
  if (emailConfirmedAt) return
  await write(
    updateWrite(keys.user(id), {
      set: { emailConfirmedAt: at.toISOString() },
      if: '#status = :active AND email = :email',
      values: { active: 'ACTIVE', email },
    }),
  )
}

type Ended = UserRecord['endedSessions'][number]

// The length from which a list of ended sessions is cleared of those whose refresh tokens have expired, and the one that it never
// exceeds: all of a profile has to fit into one item, and is read with each call.
const tidyFrom = 50
const mostEnded = 200
const notedSeconds = refreshTokenDays * 86_400

/**
 * A write, for a transaction, that notes an ended session in place of all but the latest: the tokens of the others are refused by their
 * age from now on. Its condition fails when the user has changed.
 */
export const replaceEndedWrite = (
  { id, endedSessions: seen, tokensValidAfter: line }: UserRecord,
  ended: Ended,
): Write => {
  const ends = seen.slice(0, -tidyFrom).map(({ until }) => until - notedSeconds)
  return updateWrite(keys.user(id), {
    set: {
      endedSessions: [...seen.slice(-tidyFrom), ended],
      tokensValidAfter: Math.max(line, ...ends.map((end) => end + 1)),
    },
    if: 'endedSessions = :seen AND tokensValidAfter = :line',
    values: { seen, line },
  })
}

const replaceEnded = async (userId: string, ended: Ended): Promise<void> => {
  const user = await getUserById(userId)
  if (!user) return
  // Something may have failed between noting an end and deleting the session, which would give newer tokens.
  const others = user.endedSessions.slice(0, -tidyFrom)
  await eachAtOnce(others, 10, ({ session }) => deleteSession(userId, session))
  await transact([replaceEndedWrite(user, ended)])
}

/** Refuses the tokens of one session from now on. The note of it can be deleted when no token of it can exist any more. */
export const endSession = async (
  user: Pick<UserRecord, 'id' | 'endedSessions'>,
  session: string,
  now: Date,
): Promise<void> => {
  const ended = { session, until: Math.ceil(now.getTime() / 1000) + notedSeconds }
  // Appended by the store itself: several logouts at once must each leave their note.
  const isNoted = await write(
    updateWrite(keys.user(user.id), {
      compute: { endedSessions: 'list_append(endedSessions, :ended)' },
      if: 'size(endedSessions) < :most',
      values: { ended: [ended], most: mostEnded },
    }),
  )
  if (!isNoted) return retryConflict(() => replaceEnded(user.id, ended))
  if (user.endedSessions.length < tidyFrom) return
  const seen = [...user.endedSessions, ended]
  // No error when the item changed in between; the next logout cleans up then.
  await write(
    updateWrite(keys.user(user.id), {
      set: { endedSessions: seen.filter(({ until }) => until * 1000 > now.getTime()) },
      if: 'endedSessions = :seen',
      values: { seen },
    }),
  )
}

/**
 * Refuses every token of a user that was issued before `second` (epoch seconds), with `together` in the same transaction. An address
 * that waits for its confirmation ends, too: a thief may have named it, and its link needs neither a session nor the password.
 * @throws AppError UNAUTHORIZED when the account is no longer active; nothing is written then
 */
export const endTokensBefore = async (
  userId: string,
  second: number,
  together: readonly Write[],
): Promise<void> => {
  const refusal: Write = updateWrite(keys.user(userId), {
    set: { tokensValidAfter: second, pendingEmail: null },
    if: '#status = :active',
    values: { active: 'ACTIVE' },
    refuse: 'UNAUTHORIZED',
  })
  await transact([refusal, ...together])
}
