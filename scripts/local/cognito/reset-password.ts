import { createHash, randomInt } from 'node:crypto'
import { CognitoError } from './errors.ts'
import { checkPolicy, hashPassword } from './passwords.ts'
import { updateUser } from './pool.ts'
import type { Pool } from './pool.ts'
import type { User } from './store.ts'

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
