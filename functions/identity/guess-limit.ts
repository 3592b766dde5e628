import { now } from '#functions/adapters/clock.ts'
import { AppError } from '#functions/core/app-error.ts'
import { networkOf } from '#functions/core/caller.ts'
import { forgetNamed, giveBackNamed, takeNamed } from '#functions/data/rate-limits.ts'

const live = { takeNamed, giveBackNamed, forgetNamed, now }

const name = 'wrongPassword'

const callerOf = (account: string, ip: string): string => `${account}#${networkOf(ip)}`

const isWrongPassword = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'INVALID_CREDENTIALS'

/**
 * Tries a password by `attempt`, which throws INVALID_CREDENTIALS for a wrong one. `account` is the user's id, or what
 * stands for a name that nobody has (`unknownAccount`).
 * @throws AppError TOO_MANY_REQUESTS after ten wrong ones; whatever `attempt` throws
 */
export const underGuessLimit = async <T>(
  account: string,
  ip: string,
  attempt: () => Promise<T>,
  deps = live,
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
    isWrong = isWrongPassword(error)
    throw error
  } finally {
    if (!isWrong) await deps.giveBackNamed(name, caller, at)
  }
}

/** Forgets the wrong passwords of somebody who has proved otherwise that the account is theirs. */
export const forgiveGuesses = (userId: string, ip: string, deps = live): Promise<void> =>
  deps.forgetNamed(name, callerOf(userId, ip), deps.now())
