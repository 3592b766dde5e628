import { randomBytes } from 'node:crypto'
import { CognitoError } from './errors.ts'
import { checkPolicy, confirmForgotPassword, forgotPassword, hashPassword, isPassword } from './passwords.ts'
import { type Pool, updateUser, type User } from './store.ts'
import { refreshSession, revokeToken, startSession, userOfAccessToken } from './tokens.ts'
import * as z from 'zod/mini'
import { answerChallenge, customChallenge } from './custom-auth.ts'
import * as admin from './admin-users.ts'

type AuthInput = { AuthFlow: string; AuthParameters?: Record<string, string> | undefined }

const parameter = ({ AuthParameters = {} }: AuthInput, name: string): string => {
  const value = AuthParameters[name]
  if (!value) throw new CognitoError('InvalidParameterException', `Missing required parameter ${name}`)
  return value
}

/** Throws NotAuthorizedException in the same words for a wrong password and an unknown user. */
const checkPassword = async (user: User | undefined, password: string): Promise<User> => {
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
const initiateAuth = async (pool: Pool, input: AuthInput): Promise<object> => {
  if (isRefresh(input)) return withRefreshToken(pool, input)
  return input.AuthFlow === 'USER_PASSWORD_AUTH' ? withPassword(pool, input) : unsupported()
}

/** AdminInitiateAuth, the same for a server with keys. Throws NotAuthorizedException, InvalidParameterException. */
const adminInitiateAuth = async (pool: Pool, input: AuthInput): Promise<object> => {
  if (isRefresh(input)) return withRefreshToken(pool, input)
  if (input.AuthFlow === 'CUSTOM_AUTH') return customChallenge(pool, parameter(input, 'USERNAME'))
  const byPassword = ['ADMIN_USER_PASSWORD_AUTH', 'ADMIN_NO_SRP_AUTH'].includes(input.AuthFlow)
  return byPassword ? withPassword(pool, input) : unsupported()
}

type Held = { AccessToken: string }

/** GlobalSignOut of the token's holder. Throws NotAuthorizedException. */
const globalSignOut = (pool: Pool, { AccessToken }: Held): object => {
  pool.store.revokeSessionsOf(userOfAccessToken(pool, AccessToken).sub)
  return {}
}

/** ChangePassword of the token's holder; tokens stay, as in Cognito. Throws NotAuthorizedException. */
const changePassword = async (
  pool: Pool,
  input: Held & { PreviousPassword: string; ProposedPassword: string },
): Promise<object> => {
  const user = userOfAccessToken(pool, input.AccessToken)
  checkPolicy(input.ProposedPassword)
  await checkPassword(user, input.PreviousPassword)
  const password = await hashPassword(input.ProposedPassword)
  updateUser(pool, userOfAccessToken(pool, input.AccessToken), { password, status: 'CONFIRMED' })
  return {}
}

/** RevokeToken: the refresh token and the access tokens made from it. Throws UnsupportedTokenTypeException. */
const revoke = (pool: Pool, { Token }: { Token: string }): object => {
  revokeToken(pool, Token)
  return {}
}

type Answer = object | Promise<object>
type Operation = (pool: Pool, body: unknown) => Answer

const text = z.string().check(z.minLength(1))
const attributes = z.array(z.object({ Name: text, Value: z.optional(z.string()) }))
const inPool = { UserPoolId: text }
const named = { ...inPool, Username: text }
const byClient = { ClientId: text }
const auth = { ...byClient, AuthFlow: text, AuthParameters: z.optional(z.record(z.string(), z.string())) }

const checkOwner = (
  pool: Pool,
  { UserPoolId, ClientId }: { UserPoolId?: unknown; ClientId?: unknown },
): void => {
  if (UserPoolId !== undefined && UserPoolId !== pool.poolId) {
    throw new CognitoError('ResourceNotFoundException', `User pool ${String(UserPoolId)} does not exist.`)
  }
  if (ClientId !== undefined && ClientId !== pool.clientId) {
    throw new CognitoError(
      'ResourceNotFoundException',
      `User pool client ${String(ClientId)} does not exist.`,
    )
  }
}

const operation =
  <Shape extends z.core.$ZodLooseShape>(
    shape: Shape,
    run: (pool: Pool, input: z.output<z.ZodMiniObject<Shape>>) => Answer,
  ): Operation =>
  (pool, body) => {
    const parsed = z.object(shape).safeParse(body)
    if (!parsed.success) {
      const member = parsed.error.issues[0]?.path.join('.') ?? ''
      const name = member.charAt(0).toLowerCase() + member.slice(1)
      const message = `1 validation error detected: Value at '${name}' failed to satisfy constraint: Member must be valid`
      throw new CognitoError('InvalidParameterException', message)
    }
    checkOwner(pool, parsed.data)
    return run(pool, parsed.data)
  }

const flag = z.optional(z.boolean())
const optionalText = z.optional(z.string())
const newUser = {
  UserAttributes: z.optional(attributes),
  TemporaryPassword: optionalText,
  MessageAction: optionalText,
}
const twoPasswords = { AccessToken: text, PreviousPassword: text, ProposedPassword: text }

/** Every operation there is; the `Admin…` ones and `ListUsers` are only for signed requests. */
export const operations = new Map<string, Operation>(
  Object.entries({
    AdminCreateUser: operation({ ...named, ...newUser }, admin.adminCreateUser),
    AdminDeleteUser: operation(named, admin.adminDeleteUser),
    AdminDisableUser: operation(named, admin.adminDisableUser),
    AdminEnableUser: operation(named, admin.adminEnableUser),
    AdminGetUser: operation(named, admin.adminGetUser),
    AdminInitiateAuth: operation({ ...inPool, ...auth }, adminInitiateAuth),
    AdminRespondToAuthChallenge: operation(
      {
        ...inPool,
        ...byClient,
        ChallengeName: text,
        Session: text,
        ChallengeResponses: z.record(z.string(), z.string()),
      },
      answerChallenge,
    ),
    AdminSetUserPassword: operation(
      { ...named, Password: text, Permanent: flag },
      admin.adminSetUserPassword,
    ),
    AdminUpdateUserAttributes: operation(
      { ...named, UserAttributes: attributes },
      admin.adminUpdateUserAttributes,
    ),
    AdminUserGlobalSignOut: operation(named, admin.adminUserGlobalSignOut),
    ChangePassword: operation(twoPasswords, changePassword),
    ConfirmForgotPassword: operation(
      { ...byClient, Username: text, ConfirmationCode: text, Password: text },
      confirmForgotPassword,
    ),
    ForgotPassword: operation({ ...byClient, Username: text }, forgotPassword),
    GlobalSignOut: operation({ AccessToken: text }, globalSignOut),
    InitiateAuth: operation(auth, initiateAuth),
    ListUsers: operation(
      { ...inPool, Limit: z.optional(z.number()), PaginationToken: optionalText },
      admin.listUsers,
    ),
    RevokeToken: operation({ ...byClient, Token: text }, revoke),
  }),
)
