import { randomBytes } from 'node:crypto'
import { CognitoError } from './errors.ts'
import { isPassword } from './passwords.ts'
import type { Pool, User } from './store.ts'
import { refreshSession, startSession } from './tokens.ts'

type AuthInput = { AuthFlow: string; AuthParameters?: Record<string, string> | undefined }

const parameter = ({ AuthParameters = {} }: AuthInput, name: string): string => {
  const value = AuthParameters[name]
  if (!value) throw new CognitoError('InvalidParameterException', `Missing required parameter ${name}`)
  return value
}

/** Throws NotAuthorizedException in the same words for a wrong password and an unknown user. */
export const checkPassword = async (user: User | undefined, password: string): Promise<User> => {
  if (!(await isPassword(password, user?.password)) || !user) {
    throw new CognitoError('NotAuthorizedException', 'Incorrect username or password.')
  }
  if (!user.enabled) throw new CognitoError('NotAuthorizedException', 'User is disabled.')
  return user
}

const newPasswordChallenge = (user: User): object => ({
  ChallengeName: 'NEW_PASSWORD_REQUIRED',
  Session: randomBytes(48).toString('base64url'),
  ChallengeParameters: {
    USER_ID_FOR_SRP: user.username,
    requiredAttributes: '[]',
    userAttributes: JSON.stringify(user.attributes),
  },
})

const withPassword = async (pool: Pool, input: AuthInput): Promise<object> => {
  const [username, password] = [parameter(input, 'USERNAME'), parameter(input, 'PASSWORD')]
  const seen = await checkPassword(pool.store.findUser(username), password)
  // Comparing takes a while, in which the account may have gone or got another password.
  const user = pool.store.findUser(username)
  if (!user || user.password !== seen.password) {
    throw new CognitoError('NotAuthorizedException', 'Incorrect username or password.')
  }
  if (user.status === 'FORCE_CHANGE_PASSWORD') return newPasswordChallenge(user)
  return { AuthenticationResult: startSession(pool, user), ChallengeParameters: {} }
}

const withRefreshToken = (pool: Pool, input: AuthInput): object => ({
  AuthenticationResult: refreshSession(pool, parameter(input, 'REFRESH_TOKEN')),
  ChallengeParameters: {},
})

const isRefresh = ({ AuthFlow }: AuthInput): boolean =>
  ['REFRESH_TOKEN', 'REFRESH_TOKEN_AUTH'].includes(AuthFlow)

const unsupported = (): never => {
  throw new CognitoError('InvalidParameterException', 'Initiate Auth method not supported.')
}

/** InitiateAuth: by password or refresh token. Throws NotAuthorizedException, InvalidParameterException. */
export const initiateAuth = async (pool: Pool, input: AuthInput): Promise<object> => {
  if (isRefresh(input)) return withRefreshToken(pool, input)
  return input.AuthFlow === 'USER_PASSWORD_AUTH' ? withPassword(pool, input) : unsupported()
}

/** AdminInitiateAuth, the same for a server with keys. Throws NotAuthorizedException, InvalidParameterException. */
export const adminInitiateAuth = async (pool: Pool, input: AuthInput): Promise<object> => {
  if (isRefresh(input)) return withRefreshToken(pool, input)
  const byPassword = ['ADMIN_USER_PASSWORD_AUTH', 'ADMIN_NO_SRP_AUTH'].includes(input.AuthFlow)
  return byPassword ? withPassword(pool, input) : unsupported()
}
