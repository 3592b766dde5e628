import { now } from '#functions/adapters/clock.ts'
import { AppError } from '#functions/core/app-error.ts'
import { networkOf } from '#functions/core/network.ts'
import { forgetLimit, limitReached, takeFromLimit } from '#functions/data/rate-limits.ts'

const live = { limitReached, takeFromLimit, forgetLimit, now }

const name = 'loginFailure'

// Ten wrong passwords an hour for one account from one network: enough for a forgetful owner, hopeless for guessing,
// and an attacker elsewhere cannot lock the owner out.
const failures = { limit: 10, seconds: 3600 }

const callerOf = (account: string, ip: string): string => `${account}#${networkOf(ip)}`

const refuse = (retryAfterSeconds: number | undefined): void => {
  if (retryAfterSeconds !== undefined) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds })
}

/**
 * Tries a password by `attempt`, which throws INVALID_CREDENTIALS for a wrong one. `account` is the user's id, or the name
 * that was typed when nobody has it.
 * @throws AppError TOO_MANY_REQUESTS after ten wrong ones; whatever `attempt` throws
 */
export const underGuessLimit = async <T>(
  account: string,
  ip: string,
  attempt: () => Promise<T>,
  deps = live,
): Promise<T> => {
  const caller = callerOf(account, ip)
  const { limit, seconds } = failures
  // Before the password is tried: else a guesser would learn the right one beyond the limit.
  refuse(await deps.limitReached(name, caller, limit, seconds, deps.now()))
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVALID_CREDENTIALS') {
      refuse(await deps.takeFromLimit(name, caller, limit, seconds, deps.now()))
    }
    throw error
  }
}

/** Forgets the wrong passwords of somebody who has proved otherwise that the account is theirs. */
export const forgiveGuesses = (userId: string, ip: string, deps = live): Promise<void> =>
  deps.forgetLimit(name, callerOf(userId, ip), failures.seconds, deps.now())
