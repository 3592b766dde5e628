import { secretHash } from '#functions/core/hash.ts'
import { now } from '#functions/core/time.ts'
import { AppError, hasCode } from '#functions/core/app-error.ts'
import { networkOf } from '#functions/core/caller.ts'
import { resetNamedLimit, giveBackNamed, takeNamed } from '#functions/data/rate-limits.ts'
import { signInWithPassword } from '#functions/adapters/identity-pool.ts'

/**
 * The key by which tries for an unknown account are counted: a hash, since the typed text is an email address, a phone number
 * or now and then a password, and counts lie in the table for days.
 */
export const unknownAccount = (typed: string): string => secretHash(typed.toLowerCase())

const liveLimit = { takeNamed, giveBackNamed, resetNamedLimit, now }

const name = 'wrongPassword'

const callerOf = (account: string, ip: string): string => `${account}#${networkOf(ip)}`

/**
 * Tries a password by `attempt`, which throws INVALID_CREDENTIALS for a wrong one. `account` is the user's id, or the key of an
 * unknown account (`unknownAccount`).
 * @throws AppError TOO_MANY_REQUESTS after as many wrong ones as `rateLimits.wrongPassword` allows; all errors of `attempt`
 */
export const underGuessLimit = async <T>(
  account: string,
  ip: string,
  attempt: () => Promise<T>,
  deps = liveLimit,
): Promise<T> => {
  const [caller, at] = [callerOf(account, ip), deps.now()]
  // Each try is counted as wrong before it is made, and taken back when it was not: a hundred guesses at once would all be made
  // before the first of them was counted.
  const retryAfterSeconds = await deps.takeNamed(name, caller, at)
  if (retryAfterSeconds !== undefined) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds })
  let isWrong = false
  try {
    return await attempt()
  } catch (error) {
    isWrong = hasCode(error, 'INVALID_CREDENTIALS')
    throw error
  } finally {
    if (!isWrong) await deps.giveBackNamed(name, caller, at)
  }
}

/** Forgets the wrong passwords of a person who has proved in another way that the account is theirs. */
export const forgiveGuesses = (userId: string, ip: string, deps = liveLimit): Promise<void> =>
  deps.resetNamedLimit(name, callerOf(userId, ip), deps.now())

const live = { signInWithPassword, underGuessLimit }

/**
 * Checks that the holder of the token also knows the password. The caller must end the session that this starts.
 * @throws AppError WRONG_PASSWORD, TOO_MANY_REQUESTS after as many wrong ones as signing in allows
 */
export const checkPassword = async (
  userId: string,
  password: string,
  ip: string,
  deps = live,
): Promise<void> => {
  try {
    await deps.underGuessLimit(userId, ip, () => deps.signInWithPassword(userId, password))
  } catch (error) {
    // Not 401: the session is good, and the web would go and renew it.
    throw hasCode(error, 'INVALID_CREDENTIALS') ? new AppError('WRONG_PASSWORD') : error
  }
}
