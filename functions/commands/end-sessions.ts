import { now, untilSecond } from '#functions/core/time.ts'
import { endAllSessions } from '#functions/adapters/identity-pool.ts'
import type { Write } from '#functions/data/transact.ts'
import { endTokensBefore } from '#functions/data/user-edits.ts'

const live = { endAllSessions, endTokensBefore, untilSecond, now }

/**
 * Ends every session of a user at once, with what belongs to the same act. Takes up to a second: a token says only in
 * which second it was issued, so those of this second go too, and who signs in afterwards must do so in the next.
 * @throws AppError UNAUTHORIZED when the account is no longer active
 */
export const endSessions = async (userId: string, together: readonly Write[], deps = live): Promise<void> => {
  // The pool first: while a refresh token lives, it could still give an access token that is newer than the line we draw.
  await deps.endAllSessions(userId)
  const next = Math.floor(deps.now().getTime() / 1000) + 1
  await deps.endTokensBefore(userId, next, together)
  await deps.untilSecond(next)
}
