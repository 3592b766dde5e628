import * as z from 'zod/mini'
import { keys } from '#functions/data/keys.ts'
import {
  updateWrite,
  deleteWrite,
  checkWrite,
  write,
  putWrite,
  insertWrite,
  getItem,
} from '#functions/data/table.ts'
import { transact, type Write } from '#functions/data/transact.ts'
import type { UserRecord } from '#functions/data/users.ts'

// The password lives in the pool and the sessions here, and no transaction spans both. An item says that a change is under way:
// of several at once one goes on, and one that stopped half-way is known when it is asked for again.

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

// Longer than any request runs: whoever holds it has either finished by then or died.
const heldSeconds = 30
const keptSeconds = 86_400

const held = z.object({ heldUntil: z.number() })

const sameSessions = ({ id, tokensValidAfter }: Pick<UserRecord, 'id' | 'tokensValidAfter'>): Write =>
  checkWrite(keys.user(id), {
    if: '#status = :active AND tokensValidAfter = :seen',
    values: { active: 'ACTIVE', seen: tokensValidAfter },
  })

/**
 * Begins to change the password of a user as they were admitted.
 * @returns whether an earlier change stopped half-way, so that the new password may be the present one already
 * @throws AppError CONFLICT while another change is under way, or when one has ended their sessions since
 */
export const beginPasswordChange = async (
  user: Pick<UserRecord, 'id' | 'tokensValidAfter'>,
  at: Date,
): Promise<boolean> => {
  const key = keys.passwordChange(user.id)
  const stopped = await getItem(key, held)
  const item = { ...key, heldUntil: seconds(at) + heldSeconds, expiresAt: seconds(at) + keptSeconds }
  const hold = stopped
    ? putWrite(item, { if: 'heldUntil <= :now', values: { now: seconds(at) } })
    : // Where there was none there is none yet: one that began and stopped since would be passed over, and then taken away.
      insertWrite(item)
  await transact([hold, sameSessions(user)])
  return stopped !== undefined
}

/** Lets go of a change that nothing came of. */
export const dropPasswordChange = async (userId: string): Promise<void> => {
  await write(deleteWrite(keys.passwordChange(userId)))
}

/** Lets go of a change that may have come half-way; the next one is told of it. */
export const leavePasswordChange = async (userId: string): Promise<void> => {
  await write(updateWrite(keys.passwordChange(userId), { set: { heldUntil: 0 }, if: 'attribute_exists(pk)' }))
}

/** A write, for the transaction that ends the sessions, after which a change is done. */
export const passwordChangedWrite = (userId: string): Write => deleteWrite(keys.passwordChange(userId))
