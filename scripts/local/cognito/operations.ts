import { checkPolicy, hashPassword, confirmForgotPassword, forgotPassword } from './passwords.ts'
import { type Pool, updateUser } from './store.ts'
import { adminInitiateAuth, checkPassword, initiateAuth } from './sign-in.ts'
import { revokeToken, userOfAccessToken } from './tokens.ts'
import * as z from 'zod/mini'
import * as admin from './admin-users.ts'
import { CognitoError } from './errors.ts'
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
