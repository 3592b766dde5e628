import { now, untilSecond } from '#functions/core/time.ts'
import { endAllSessions } from '#functions/adapters/identity-pool.ts'
import type { Write } from '#functions/data/transact.ts'
import { endTokensBefore } from '#functions/data/user-edits.ts'

const live = { endAllSessions, endTokensBefore, untilSecond, now }

/**
 * Ends every session of a user, with `together` in the same transaction. Takes up to a second: a token has its time of issue in
 * whole seconds, so those of this second are revoked too, and the next sign-in must be in a later one.
 * @throws AppError UNAUTHORIZED when the account is no longer active
 */
export const endSessions = async (userId: string, together: readonly Write[], deps = live): Promise<void> => {
  // The pool first: while a refresh token lives, it could still give an access token that is newer than the line we draw.
  await deps.endAllSessions(userId)
  const next = Math.floor(deps.now().getTime() / 1000) + 1
  await deps.endTokensBefore(userId, next, together)
  await deps.untilSecond(next)
}
