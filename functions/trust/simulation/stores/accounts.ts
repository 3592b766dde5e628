import { generateKeyPairSync, sign } from 'node:crypto'
import { localNames } from '#scripts/local/names.ts'
import { refused, type Reply } from './http.ts'

/** The pool's accounts by name, and the owners of refresh tokens with the session that each belongs to. */
export type Accounts = {
  passwords: Map<string, string | undefined>
  sessions: Map<string, { name: string; session: string }>
}

type Input = {
  Username?: string
  Password?: string
  Token?: string
  AuthFlow?: string
  AuthParameters?: Record<string, string>
  /** Of a challenge, whose answer was found to be right. */
  ChallengeResponses?: Record<string, string>
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const kid = 'simulated'

/** What the pool publishes for those who check its tokens. */
export const publicKeys = {
  keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }],
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

const issuer = `https://cognito-idp.${localNames.USER_POOL_ID.split('_')[0]}.amazonaws.com/${localNames.USER_POOL_ID}`
const accessSeconds = 15 * 60

const tokenFor = (name: string, session: string, newId: () => string): string => {
  const iat = Math.floor(Date.now() / 1000)
  const claims = {
    sub: name,
    iss: issuer,
    origin_jti: session,
    jti: newId(),
    auth_time: iat,
    iat,
    exp: iat + accessSeconds,
    client_id: localNames.USER_POOL_CLIENT_ID,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    username: name,
  }
  const content = `${encode({ kid, alg: 'RS256' })}.${encode(claims)}`
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), privateKey).toString('base64url')}`
}

const done: Reply = { status: 200, headers: {}, body: '{}' }
const noUser = () => refused('UserNotFoundException')
const notAllowed = () => refused('NotAuthorizedException')

const granted = (name: string, session: string, newId: () => string, RefreshToken?: string): Reply => {
  const AccessToken = tokenFor(name, session, newId)
  return { ...done, body: JSON.stringify({ AuthenticationResult: { AccessToken, RefreshToken } }) }
}

const begin = ({ sessions }: Accounts, name: string, newId: () => string): Reply => {
  const [session, token] = [newId(), newId()]
  sessions.set(token, { name, session })
  return granted(name, session, newId, token)
}

const signIn = (accounts: Accounts, { AuthFlow, AuthParameters = {} }: Input, newId: () => string): Reply => {
  const { passwords, sessions } = accounts
  const { USERNAME: name = '', PASSWORD: password, REFRESH_TOKEN: refresh = '' } = AuthParameters
  if (AuthFlow === 'REFRESH_TOKEN_AUTH') {
    const known = sessions.get(refresh)
    return known && passwords.has(known.name) ? granted(known.name, known.session, newId) : notAllowed()
  }
  // The question is the same for everybody, and nothing need be kept for its answer.
  if (AuthFlow === 'CUSTOM_AUTH')
    return passwords.has(name) ? { ...done, body: JSON.stringify({ Session: 'asked' }) } : notAllowed()
  if (password === undefined || passwords.get(name) !== password) return notAllowed()
  return begin(accounts, name, newId)
}

const signOut = ({ sessions }: Accounts, name: string): void => {
  for (const [token, one] of sessions) if (one.name === name) sessions.delete(token)
}

/** Answers what `adapters/identity-pool.ts` asks of Cognito. */
export const askAccounts = (
  accounts: Accounts,
  operation: string,
  input: Input,
  newId: () => string,
): Reply => {
  const { passwords, sessions } = accounts
  const name = input.Username ?? ''
  const operations: Readonly<Record<string, () => Reply>> = {
    AdminCreateUser: () => {
      if (passwords.has(name)) return refused('UsernameExistsException')
      passwords.set(name, undefined)
      return { ...done, body: JSON.stringify({ User: { Username: name } }) }
    },
    AdminSetUserPassword: () =>
      passwords.has(name) ? (passwords.set(name, input.Password), done) : noUser(),
    AdminDeleteUser: () => {
      signOut(accounts, name)
      return passwords.delete(name) ? done : noUser()
    },
    AdminUserGlobalSignOut: () => (passwords.has(name) ? (signOut(accounts, name), done) : noUser()),
    AdminRespondToAuthChallenge: () => {
      const who = input.ChallengeResponses?.['USERNAME'] ?? ''
      return passwords.has(who) ? begin(accounts, who, newId) : notAllowed()
    },
    AdminInitiateAuth: () => signIn(accounts, input, newId),
    RevokeToken: () => (sessions.delete(input.Token ?? ''), done),
  }
  return operations[operation]?.() ?? refused('UnknownOperationException')
}
