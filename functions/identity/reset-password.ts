import { now } from '#functions/core/time.ts'
import { createAccount, setPassword } from '#functions/adapters/identity-pool.ts'
import { accountEmailWrite } from '#functions/commands/account-email.ts'
import { endSessions } from '#functions/commands/end-sessions.ts'
import { AppError, hasCode } from '#functions/core/app-error.ts'
import { logger } from '#functions/core/logger.ts'
import { limitedHandler } from '#functions/core/limited-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import {
  beginPasswordChange,
  findPasswordReset,
  leavePasswordChange,
  passwordChangedWrite,
  usedResetWrite,
} from '#functions/data/passwords.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import { forgiveGuesses } from './check-password.ts'
import { setWhileHeld } from './hold-password.ts'
import { requireGoodPassword } from './require-good-password.ts'
import { takeOver } from './take-over.ts'
import { resetPassword as route } from '#shared/api/identity.ts'

const live = {
  findPasswordReset,
  beginPasswordChange,
  leavePasswordChange,
  getUserById,
  setPassword,
  createAccount,
  accountEmailWrite,
  endSessions,
  takeOver,
  forgiveGuesses,
  now,
}

/** Returns the owner of a link that is still valid: not after another password or address has been set since. */
const readerOf = async (token: string, at: Date, deps: typeof live): Promise<UserRecord | undefined> => {
  const reset = await deps.findPasswordReset(token, at)
  const user = reset && (await deps.getUserById(reset.userId))
  if (!user || user.status !== 'ACTIVE') return undefined
  return reset.wentTo(user.email) && reset.issuedAt >= user.tokensValidAfter ? user : undefined
}

/**
 * Sets the password of an account, or makes the account: after a region was lost the profiles are back and the pool is empty. Should
 * the profile end at this moment, its removal also takes an account that is made now: it goes on until a minute later.
 */
const setOrCreate = async (userId: string, password: string, deps: typeof live): Promise<void> => {
  try {
    await deps.setPassword(userId, password)
  } catch (error) {
    if (!hasCode(error, 'UNAUTHORIZED')) throw error
    await deps.createAccount(userId, password)
    logger.info('a lost account was made again', { userId })
  }
}

/**
 * Sets the password as the owner of a link, which is read again after each wait for another change.
 * @returns the owner
 */
const setByLink = async ({ body, request }: Input<typeof route>, deps: typeof live): Promise<UserRecord> => {
  const at = deps.now()
  const read = async () => {
    const reader = await readerOf(body.token, at, deps)
    if (reader) requireGoodPassword('newPassword', body.newPassword, reader)
    return reader
  }
  const set = async (user: UserRecord) => {
    const mail = await deps.accountEmailWrite(user, { kind: 'PASSWORD_CHANGED' }, at)
    await setOrCreate(user.id, body.newPassword, deps)
    const together = [usedResetWrite(body.token), passwordChangedWrite(user.id), mail]
    // The link came to this address, which is its first proof where there was none.
    if (user.emailConfirmedAt === null) await deps.takeOver(user, together, at)
    else await deps.endSessions(user.id, together)
  }
  try {
    const user = await setWhileHeld({ use: request.id, read, set }, deps)
    if (!user) throw new AppError('RESET_LINK_INVALID')
    return user
  } catch (error) {
    // The account has ended since it was read. A 401 would make the web renew a session that nobody has here.
    const isOver = hasCode(error, 'UNAUTHORIZED')
    throw isOver ? new AppError('RESET_LINK_INVALID', { cause: error }) : error
  }
}

/** Sets a new password for who holds a mailed link. It is used up last: while anything before that fails, it can be used again. */
export const resetPassword = async (input: Input<typeof route>, deps = live) => {
  const user = await setByLink(input, deps)
  // An owner who typed ten wrong passwords before asking for the email must not wait for the hour to end.
  try {
    await deps.forgiveGuesses(user.id, input.request.ip)
  } catch (error) {
    // The password is set and the link used up: an error now would only send the user back to a link that no longer works.
    logger.error('wrong passwords could not be forgiven', error, { userId: user.id })
  }
}

export const handler = limitedHandler(route, resetPassword)
