import { CognitoError } from './errors.ts'
import { randomUUID } from 'node:crypto'
import { checkPolicy, hashPassword } from './passwords.ts'
import { type Pool, updateUser, type User } from './store.ts'

type AttributeList = readonly { Name: string; Value?: string | undefined }[]

const plain = /^.{0,2048}$/s
const flag = /^(?:true|false)$/i

// The standard attributes; a pool without custom ones refuses every other name.
const formats = new Map(
  Object.entries({
    address: plain,
    birthdate: /^(?:\d{4}-\d\d-\d\d)?$/,
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    email_verified: flag,
    family_name: plain,
    gender: plain,
    given_name: plain,
    locale: plain,
    middle_name: plain,
    name: plain,
    nickname: plain,
    phone_number: /^\+[1-9]\d{4,14}$/,
    phone_number_verified: flag,
    picture: plain,
    preferred_username: plain,
    profile: plain,
    updated_at: /^\d+$/,
    website: plain,
    zoneinfo: plain,
  }),
)

const refuse = (message: string): never => {
  throw new CognitoError('InvalidParameterException', message)
}

const checkAttribute = (name: string, value: string): void => {
  if (name === 'sub') refuse('user.sub: Attribute cannot be updated.')
  const format = formats.get(name)
  if (!format)
    return refuse(
      `Attributes did not conform to the schema: Type for attribute {${name}} could not be determined`,
    )
  if (format.test(value)) return
  if (name === 'email') refuse('Invalid email address format.')
  if (name === 'phone_number') refuse('Invalid phone number format.')
  refuse(`Attributes did not conform to the schema: ${name}: Attribute value is not valid.`)
}

/**
 * The attributes after a change. An empty value removes one; a new e-mail address or phone number counts as
 * unverified unless the same call says otherwise. Throws InvalidParameterException.
 */
const applyAttributes = (current: Record<string, string>, changes: AttributeList): Record<string, string> => {
  const result = { ...current }
  for (const { Name, Value = '' } of changes) {
    if (Value === '') {
      delete result[Name]
      continue
    }
    checkAttribute(Name, Value)
    const verified = `${Name}_verified`
    const saysSo = changes.some((change) => change.Name === verified)
    if (formats.has(verified) && current[Name] !== Value && !saysSo) result[verified] = 'false'
    result[Name] = Value
  }
  return result
}

type Named = { Username: string }

const describe = (user: User) => ({
  Username: user.username,
  UserCreateDate: user.created / 1000,
  UserLastModifiedDate: user.modified / 1000,
  Enabled: user.enabled,
  UserStatus: user.status,
})

const attributesOf = ({ sub, attributes }: User) =>
  Object.entries({ ...attributes, sub }).map(([Name, Value]) => ({ Name, Value }))

type NewUser = Named & {
  UserAttributes?: AttributeList | undefined
  TemporaryPassword?: string | undefined
  MessageAction?: string | undefined
}

/** AdminCreateUser, only with SUPPRESS: nobody sends mail here. Throws UsernameExistsException. */
export const adminCreateUser = async (pool: Pool, input: NewUser): Promise<object> => {
  const {
    Username: username,
    UserAttributes = [],
    TemporaryPassword: temporary,
    MessageAction: action,
  } = input
  if (action !== 'SUPPRESS') {
    throw new CognitoError('InvalidParameterException', 'Only MessageAction SUPPRESS is supported here.')
  }
  if (!/^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u.test(username)) {
    throw new CognitoError(
      'InvalidParameterException',
      "1 validation error detected: Value at 'username' failed to satisfy constraint: Member must satisfy regular expression pattern: [\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]+",
    )
  }
  if (temporary !== undefined) checkPolicy(temporary)
  const attributes = applyAttributes({}, UserAttributes)
  const password = temporary === undefined ? undefined : await hashPassword(temporary)
  const [created, sub] = [pool.now(), randomUUID()]
  const state = { enabled: true, status: 'FORCE_CHANGE_PASSWORD' } as const
  const user: User = { sub, username, ...state, password, attributes, created, modified: created }
  if (!pool.store.addUser(user))
    throw new CognitoError('UsernameExistsException', 'User account already exists')
  return { User: { ...describe(user), Attributes: attributesOf(user) } }
}

/** The user an admin call names. Throws UserNotFoundException. */
const requireUser = ({ store }: Pool, name: string): User => {
  const user = store.findUser(name)
  if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.')
  return user
}

/** AdminSetUserPassword. Throws InvalidPasswordException, UserNotFoundException. */
export const adminSetUserPassword = async (
  pool: Pool,
  input: Named & { Password: string; Permanent?: boolean | undefined },
): Promise<object> => {
  requireUser(pool, input.Username)
  checkPolicy(input.Password)
  const password = await hashPassword(input.Password)
  const status = input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD'
  updateUser(pool, requireUser(pool, input.Username), { password, status })
  return {}
}

/** AdminGetUser. Throws UserNotFoundException. */
export const adminGetUser = (pool: Pool, { Username }: Named): object => {
  const user = requireUser(pool, Username)
  return { ...describe(user), UserAttributes: attributesOf(user) }
}

/** AdminUpdateUserAttributes. Throws UserNotFoundException, InvalidParameterException. */
export const adminUpdateUserAttributes = (
  pool: Pool,
  { Username, UserAttributes }: Named & { UserAttributes: AttributeList },
): object => {
  const user = requireUser(pool, Username)
  updateUser(pool, user, { attributes: applyAttributes(user.attributes, UserAttributes) })
  return {}
}

/** AdminDeleteUser, with every session and code. Throws UserNotFoundException. */
export const adminDeleteUser = (pool: Pool, { Username }: Named): object => {
  pool.store.removeUser(requireUser(pool, Username).sub)
  return {}
}

/** AdminDisableUser, which also ends the user's tokens. Throws UserNotFoundException. */
export const adminDisableUser = (pool: Pool, { Username }: Named): object => {
  const user = requireUser(pool, Username)
  updateUser(pool, user, { enabled: false })
  pool.store.revokeSessionsOf(user.sub)
  return {}
}

/** AdminEnableUser. Throws UserNotFoundException. */
export const adminEnableUser = (pool: Pool, { Username }: Named): object => {
  updateUser(pool, requireUser(pool, Username), { enabled: true })
  return {}
}

/** AdminUserGlobalSignOut: every refresh token of the user ends. Throws UserNotFoundException. */
export const adminUserGlobalSignOut = (pool: Pool, { Username }: Named): object => {
  pool.store.revokeSessionsOf(requireUser(pool, Username).sub)
  return {}
}

type List = { Limit?: number | undefined; PaginationToken?: string | undefined }

// Cognito's maximum: sixty in one answer.
const pageSize = 60

/** ListUsers, without a filter. A page's token is the sub of its last user. */
export const listUsers = (pool: Pool, { Limit = pageSize, PaginationToken = '' }: List): object => {
  const atMost = Math.min(Limit, pageSize)
  const found = pool.store.listUsers(PaginationToken, atMost)
  const last = found.length === atMost ? found.at(-1) : undefined
  return {
    Users: found.map((user) => ({ ...describe(user), Attributes: attributesOf(user) })),
    ...(last && { PaginationToken: last.sub }),
  }
}
