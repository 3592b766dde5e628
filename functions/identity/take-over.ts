import { endSessions } from '#functions/commands/end-sessions.ts'
import { retryConflict } from '#functions/core/time.ts'
import { listPasskeys, removePasskeyWrites } from '#functions/data/passkeys.ts'
import type { Write } from '#functions/data/transact.ts'
import { freeNameWrite } from '#functions/data/user-accounts.ts'
import { editUser, noteEmailConfirmed } from '#functions/data/user-edits.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'

const live = { getUserById, editUser, listPasskeys, endSessions, noteEmailConfirmed }

/** Makes the number of an account one that nobody has confirmed: no code by text message opens the account any more. */
const unconfirmPhone = (userId: string, at: Date, deps: typeof live): Promise<void> =>
  retryConflict(async () => {
    const user = await deps.getUserById(userId)
    // Of an account that has ended, the number may be somebody else's by now.
    if (user?.status !== 'ACTIVE' || user.phoneConfirmedAt === null) return
    const freed = [freeNameWrite({ phone: user.phoneNumber })]
    await deps.editUser(user, { phoneConfirmedAt: null }, at, freed, ['status', 'phoneNumber'])
  })

/**
 * Hands an account to who has just given the first proof of its address, once its password is another. Whatever a stranger may have
 * prepared ends who registered with this address before its owner came, or had the account while an admin gave it another address:
 * the confirmed number, the passkeys, the sessions. `together` is written as the sessions end. Doing it again is no error.
 */
export const takeOver = async (
  user: UserRecord,
  together: readonly Write[],
  at: Date,
  deps = live,
): Promise<void> => {
  // Before the sessions end, or a text message could start one more.
  await unconfirmPhone(user.id, at, deps)
  const passkeys = await deps.listPasskeys(user.id)
  await deps.endSessions(user.id, [...together, ...passkeys.flatMap(removePasskeyWrites)])
  // Once more: until then a session could confirm a number.
  await unconfirmPhone(user.id, at, deps)
  // Last: should this end before it, the next proof does all of it again.
  await deps.noteEmailConfirmed(user, at)
}
