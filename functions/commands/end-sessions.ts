import { epochSeconds, now, untilSecond } from '#functions/core/time.ts'
import { endAllSessions } from '#functions/adapters/identity-pool.ts'
import type { Write } from '#functions/data/transact.ts'
import { deleteSession, deleteSessions } from '#functions/data/sessions.ts'
import { endSession, endTokensBefore } from '#functions/data/user-edits.ts'
import type { UserRecord } from '#functions/data/users.ts'

const live = { endAllSessions, deleteSessions, endTokensBefore, untilSecond, now }

/**
 * Ends every session of a user, with `together` in the same transaction. Takes up to a second: a token has its time of issue in
 * whole seconds, so those of this second are revoked too, and the next sign-in must be in a later one.
 * @throws AppError UNAUTHORIZED when the account is no longer active
 */
export const endSessions = async (userId: string, together: readonly Write[], deps = live): Promise<void> => {
  // The pool first: while a refresh token lives, it could still give an access token that is newer than the line we draw.
  await deps.endAllSessions(userId)
  await deps.deleteSessions(userId)
  const next = epochSeconds(deps.now()) + 1
  await deps.endTokensBefore(userId, next, together)
  await deps.untilSecond(next)
}

const liveOne = { endSession, deleteSession }

/** Ends one session of a user: its access tokens are refused, and its refresh cookie opens nothing. Doing it again is no error. */
export const endOneSession = async (
  user: Pick<UserRecord, 'id' | 'endedSessions'>,
  session: string,
  at: Date,
  deps = liveOne,
): Promise<void> => {
  // In this order: whatever stops it between the two, nobody is left signed in.
  await deps.endSession(user, session, at)
  await deps.deleteSession(user.id, session)
}
