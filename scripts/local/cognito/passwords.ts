import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { CognitoError } from './errors.ts'
import { type Pool, updateUser, type User } from './store.ts'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

// Tests register thousands of people who have nothing to hide, and scrypt is made to be slow.
const cost = Number(process.env['LOCAL_PASSWORD_COST'] ?? 16_384)

const saltBytes = 16
const keyBytes = 32

/** Throws InvalidPasswordException for a password outside the policy of `infra/stacks/auth.ts`: 8 to 256 characters, of any kind. */
export const checkPolicy = (password: string): void => {
  if (/^\s|\s$/.test(password) || password.length > 256) {
    throw new CognitoError(
      'InvalidParameterException',
      "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$",
    )
  }
  if (!/^.{8,}$/su.test(password))
    throw new CognitoError(
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
    )
}

/** Salt and scrypt key as one base64 text. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(saltBytes)
  return Buffer.concat([salt, await derive(password, salt, keyBytes, { cost })]).toString('base64')
}

/** Whether the password is the stored one. Takes as long when nothing is stored, so that time tells nothing. */
export const isPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  const bytes = stored === undefined ? randomBytes(saltBytes + keyBytes) : Buffer.from(stored, 'base64')
  const key = await derive(password, bytes.subarray(0, saltBytes), keyBytes, { cost })
  return timingSafeEqual(key, bytes.subarray(saltBytes)) && stored !== undefined
}

const codeMs = 3600_000
const maxFailures = 5

const hashOf = (sub: string, code: string): string =>
  createHash('sha256').update(`${sub} ${code}`).digest('base64')

// The shape Cognito gives the address it sent to; for a user who does not exist it invents one.
const masked = (email: string): string => email.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***')

const canReceive = (user: User | undefined): user is User =>
  user !== undefined && user.enabled && user.attributes['email_verified'] === 'true'

/** ForgotPassword. Answers the same for a user who is unknown, disabled or without a verified address. */
export const forgotPassword = async (pool: Pool, { Username }: { Username: string }): Promise<object> => {
  const user = pool.store.findUser(Username)
  const [first = 'a', second = 'b'] = createHash('sha256').update(Username).digest('hex').replace(/\d/g, '')
  const email = canReceive(user) ? (user.attributes['email'] ?? '') : `${first}@${second}`
  if (canReceive(user)) {
    if (user.status === 'FORCE_CHANGE_PASSWORD') {
      throw new CognitoError('NotAuthorizedException', 'User password cannot be reset in the current state.')
    }
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    pool.store.putCode(user.sub, { hash: hashOf(user.sub, code), expires: pool.now() + codeMs, failures: 0 })
    try {
      await pool.onCode({ username: user.username, code, destination: email })
    } catch {
      throw new CognitoError('CodeDeliveryFailureException', 'The verification code could not be delivered.')
    }
  }
  const details = { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: masked(email) }
  return { CodeDeliveryDetails: details }
}

const checkCode = (pool: Pool, user: User, given: string): void => {
  const code = pool.store.findCode(user.sub)
  if (!code || code.expires <= pool.now()) {
    throw new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.')
  }
  if (code.failures >= maxFailures) {
    throw new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
  }
  if (hashOf(user.sub, given) === code.hash) return
  pool.store.putCode(user.sub, { ...code, failures: code.failures + 1 })
  throw new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.')
}

/** ConfirmForgotPassword. Throws CodeMismatchException (also for unknown users), ExpiredCodeException and so on. */
export const confirmForgotPassword = async (
  pool: Pool,
  input: { Username: string; ConfirmationCode: string; Password: string },
): Promise<object> => {
  checkPolicy(input.Password)
  const password = await hashPassword(input.Password)
  // Nothing is awaited from here on, so the same code cannot pass twice.
  const user = pool.store.findUser(input.Username)
  if (!user?.enabled) {
    throw new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.')
  }
  checkCode(pool, user, input.ConfirmationCode)
  pool.store.removeCode(user.sub)
  updateUser(pool, user, { password, status: 'CONFIRMED' })
  return {}
}
