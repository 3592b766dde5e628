import { now } from '#functions/core/time.ts'
import { signInWithPassword } from '#functions/adapters/identity-pool.ts'
import { AppError, hasCode } from '#functions/core/app-error.ts'
import { addToLogContext } from '#functions/core/logger.ts'
import { limitedHandler } from '#functions/core/limited-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { wereAccountsLost } from '#functions/data/passwords.ts'
import { readSecondFactor } from '#functions/data/factors.ts'
import { findUserId, getUserById } from '#functions/data/users.ts'
import { accountSuspended } from './account-suspended.ts'
import { checkCode, secondFactorOf } from './check-code.ts'
import { underGuessLimit, unknownAccount } from './check-password.ts'
import { startSession } from './start-session.ts'
import { login as route } from '#shared/api/identity.ts'

const live = {
  findUserId,
  getUserById,
  signInWithPassword,
  underGuessLimit,
  readSecondFactor,
  checkCode,
  startSession,
  wereAccountsLost,
  now,
}

/**
 * Signs in. Unknown user, wrong password and deleted accounts all get the same response; only a caller who knows the password
 * learns that the account is suspended, and until when. After a region was lost nobody's password is known, and the response says so to
 * everybody alike: by then it tells nothing about the one account.
 */
export const login = async ({ body, request }: Input<typeof route>, deps = live) => {
  const userId = await deps.findUserId(body.username)
  // Logs the account that was tried: by its id, and never by the typed text, which may be a password in the wrong field.
  if (userId) addToLogContext({ userId })
  try {
    return await deps.underGuessLimit(userId ?? unknownAccount(body.username), request.ip, async () => {
      const tokens = await deps.signInWithPassword(userId, body.password)
      const user = userId && (await deps.getUserById(userId))
      if (!user || user.status === 'DELETED') throw new AppError('INVALID_CREDENTIALS')
      if (user.status === 'SUSPENDED') throw accountSuspended(user)
      const second = await secondFactorOf(user.id, body.code, deps)
      return deps.startSession(user, { tokens, factors: ['password', ...second] }, request)
    })
  } catch (error) {
    if (hasCode(error, 'INVALID_CREDENTIALS') && (await deps.wereAccountsLost(deps.now())))
      throw new AppError('PASSWORDS_LOST', { cause: error })
    throw error
  }
}

export const handler = limitedHandler(route, login)
