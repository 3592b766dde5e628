import { keys } from '#functions/data/keys.ts'
import { updateWrite, write } from '#functions/data/table.ts'
import { transact, type Write } from '#functions/data/transact.ts'
import type { UserRecord } from '#functions/data/users.ts'

// A list of ended sessions this long is cleared of those whose refresh tokens have run out by themselves.
const tidyFrom = 50

/** Ends one session at once. `until` (epoch seconds) is when its refresh token runs out and the note can go. */
export const endSession = async (
  user: UserRecord,
  session: string,
  until: number,
  now: Date,
): Promise<void> => {
  // Appended by the store itself: several logouts at once must each leave their note.
  const isThere = await write(
    updateWrite(keys.user(user.id), {
      compute: { endedSessions: 'list_append(endedSessions, :ended)' },
      if: 'attribute_exists(pk)',
      values: { ended: [{ session, until }] },
    }),
  )
  if (!isThere || user.endedSessions.length < tidyFrom) return
  const seen = [...user.endedSessions, { session, until }]
  // Nothing when somebody else wrote in between; the next logout tidies up then.
  await write(
    updateWrite(keys.user(user.id), {
      set: { endedSessions: seen.filter((ended) => ended.until * 1000 > now.getTime()) },
      if: 'endedSessions = :seen',
      values: { seen },
    }),
  )
}

/**
 * Refuses every token of a user that was issued before `second` (epoch seconds), with what belongs to the same act.
 * @throws AppError UNAUTHORIZED when the account is no longer active; nothing is written then
 */
export const endTokensBefore = async (
  userId: string,
  second: number,
  together: readonly Write[],
): Promise<void> => {
  const refusal: Write = updateWrite(keys.user(userId), {
    set: { tokensValidAfter: second },
    if: '#status = :active',
    values: { active: 'ACTIVE' },
    refuse: 'UNAUTHORIZED',
  })
  await transact([refusal, ...together])
}
