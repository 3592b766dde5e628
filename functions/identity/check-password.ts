import { signInWithPassword } from '#functions/adapters/identity-pool.ts'
import { AppError } from '#functions/core/app-error.ts'
import { underGuessLimit } from '#functions/identity/guess-limit.ts'

const live = { signInWithPassword, underGuessLimit }

/**
 * Makes sure that who holds the token also knows the password. Whoever asks ends the session that this begins.
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
    const isWrong = error instanceof AppError && error.code === 'INVALID_CREDENTIALS'
    throw isWrong ? new AppError('WRONG_PASSWORD') : error
  }
}
