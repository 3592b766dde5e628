import { AppError } from '#functions/core/app-error.ts'
import { now } from '#functions/core/time.ts'
import { type readSecondFactor, takeRecoveryCode, takeTotpStep, type Totp } from '#functions/data/factors.ts'
import { giveBackNamed, takeNamed } from '#functions/data/rate-limits.ts'
import { recoveryHash } from './recovery-codes.ts'
import { totpStep } from './totp.ts'
import { toWesternDigits } from '#shared/rules/typed-phone.ts'
import type { Factor } from '#shared/schemas/session.ts'

const live = { takeNamed, giveBackNamed, takeTotpStep, takeRecoveryCode, now }

const tryCode = async (
  userId: string,
  totp: Totp,
  typed: string,
  deps: typeof live,
): Promise<'totp' | 'recovery' | undefined> => {
  const code = toWesternDigits(typed).replace(/\s/g, '')
  if (/^\d{6}$/.test(code)) {
    const step = totpStep(totp.secret, code, deps.now())
    return step !== undefined && (await deps.takeTotpStep(userId, totp, step)) ? 'totp' : undefined
  }
  const hash = await recoveryHash(code, totp.salt)
  return (await deps.takeRecoveryCode(userId, totp, hash)) ? 'recovery' : undefined
}

/**
 * Checks a code of an authenticator app, or a recovery code, and uses it up. Wrong ones are counted for the account, wherever
 * they come from: six digits can be guessed from many networks, and only somebody who knows the password gets here.
 * @returns which of the two it was
 * @throws AppError WRONG_CODE, TOO_MANY_REQUESTS after as many wrong ones as `rateLimits.wrongCode` allows
 */
export const checkCode = async (
  userId: string,
  totp: Totp,
  typed: string,
  deps = live,
): Promise<'totp' | 'recovery'> => {
  const at = deps.now()
  // Counted before it is tried, as a password is: see `underGuessLimit`.
  const retryAfterSeconds = await deps.takeNamed('wrongCode', userId, at)
  if (retryAfterSeconds !== undefined) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds })
  const factor = await tryCode(userId, totp, typed, deps)
  if (!factor) throw new AppError('WRONG_CODE')
  await deps.giveBackNamed('wrongCode', userId, at)
  return factor
}

type Asking = { readSecondFactor: typeof readSecondFactor; checkCode: typeof checkCode }

/**
 * The second factor that somebody at a sign-in has shown, if the account asks for one.
 * @throws AppError SECOND_FACTOR_REQUIRED, and all errors of `checkCode`
 */
export const secondFactorOf = async (
  userId: string,
  code: string | undefined,
  deps: Asking,
): Promise<Factor[]> => {
  const totp = await deps.readSecondFactor(userId)
  if (!totp) return []
  if (code === undefined) throw new AppError('SECOND_FACTOR_REQUIRED')
  return [await deps.checkCode(userId, totp, code)]
}
