import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type JsonWebKey,
  type KeyObject,
  randomBytes,
  randomUUID,
  sign,
  verify,
} from 'node:crypto'
import { CognitoError } from './errors.ts'
import { promisify } from 'node:util'
import type { Session, Store, User, Pool } from './store.ts'
type Claims = Record<string, unknown>

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

/** An RS256 JWT. */
const signJwt = (claims: Claims, { kid, privateKey }: SigningKey): string => {
  const content = `${encode({ kid, alg: 'RS256' })}.${encode(claims)}`
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), privateKey).toString('base64url')}`
}

/** The claims of an access token whose signature is ours. Throws NotAuthorizedException; expiry is not judged here. */
const openAccessToken = (token: string, { publicKey }: SigningKey): Claims => {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.')
  const signed = Buffer.from(`${header}.${payload}`)
  if (rest.length > 0 || !verify('RSA-SHA256', signed, publicKey, Buffer.from(signature, 'base64url'))) {
    throw new CognitoError('NotAuthorizedException', 'Invalid Access Token')
  }
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claims
}

type SigningKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject; jwk: JsonWebKey }

/** Like Cognito, access and ID tokens are signed by different keys; the JWKS publishes both. */
export type PoolKeys = { access: SigningKey; id: SigningKey }

const generate = promisify(generateKeyPair)

const loadKey = async (store: Store, purpose: string): Promise<SigningKey> => {
  let pem = store.findKey(purpose)
  if (pem === undefined) {
    const pair = await generate('rsa', { modulusLength: 2048 })
    pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
    store.putKey(purpose, pem)
  }
  const publicKey = createPublicKey(pem)
  const der = publicKey.export({ type: 'spki', format: 'der' })
  const kid = createHash('sha256').update(der).digest('base64')
  const jwk = { alg: 'RS256', ...publicKey.export({ format: 'jwk' }), kid, use: 'sig' }
  return { kid, privateKey: createPrivateKey(pem), publicKey, jwk }
}

/** The pool's two key pairs, made on the first start and kept from then on. */
export const loadKeys = async (store: Store): Promise<PoolKeys> => ({
  access: await loadKey(store, 'access'),
  id: await loadKey(store, 'id'),
})

const accessSeconds = 15 * 60
const refreshMs = 30 * 24 * 3600_000

const refuse = (message: string): CognitoError => new CognitoError('NotAuthorizedException', message)

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64')

const idClaims = ({ attributes }: User): Record<string, unknown> => ({
  ...attributes,
  ...('email_verified' in attributes && { email_verified: attributes['email_verified'] === 'true' }),
  ...('phone_number_verified' in attributes && {
    phone_number_verified: attributes['phone_number_verified'] === 'true',
  }),
})

const issue = (pool: Pool, user: User, { originJti, authTime }: Pick<Session, 'originJti' | 'authTime'>) => {
  const iat = Math.floor(pool.now() / 1000)
  const common = {
    sub: user.sub,
    iss: pool.issuer,
    origin_jti: originJti,
    event_id: randomUUID(),
    auth_time: Math.floor(authTime / 1000),
    iat,
    exp: iat + accessSeconds,
  }
  const access = {
    ...common,
    client_id: pool.clientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    jti: randomUUID(),
    username: user.username,
  }
  const id = {
    ...idClaims(user),
    ...common,
    'cognito:username': user.username,
    aud: pool.clientId,
    token_use: 'id',
    jti: randomUUID(),
  }
  return {
    AccessToken: signJwt(access, pool.keys.access),
    IdToken: signJwt(id, pool.keys.id),
    ExpiresIn: accessSeconds,
    TokenType: 'Bearer',
  }
}

/** Starts a session: access and ID token for 15 minutes, an opaque refresh token for 30 days. */
export const startSession = (pool: Pool, user: User) => {
  const refreshToken = randomBytes(96).toString('base64url')
  const authTime = pool.now()
  const session = { originJti: randomUUID(), authTime }
  pool.store.addSession({
    ...session,
    tokenHash: hashOf(refreshToken),
    sub: user.sub,
    expires: authTime + refreshMs,
  })
  return { ...issue(pool, user, session), RefreshToken: refreshToken }
}

/** New access and ID tokens; the refresh token stays. Throws NotAuthorizedException when it no longer holds. */
export const refreshSession = (pool: Pool, refreshToken: string) => {
  const session = pool.store.findSession({ tokenHash: hashOf(refreshToken) })
  const user = session && pool.store.findUser(session.sub)
  if (!user) throw refuse('Invalid Refresh Token')
  if (!user.enabled) throw refuse('User is disabled.')
  if (session.revoked) throw refuse('Refresh Token has been revoked')
  if (session.expires <= pool.now()) throw refuse('Refresh Token has expired')
  return issue(pool, user, session)
}

/** Ends one refresh token; an unknown one is no error. Throws UnsupportedTokenTypeException for a JWT. */
export const revokeToken = (pool: Pool, token: string): void => {
  if (token.split('.').length === 3) {
    throw new CognitoError('UnsupportedTokenTypeException', 'Unsupported token type')
  }
  pool.store.revokeSession(hashOf(token))
}

/** The user who holds an access token that is ours, unexpired and unrevoked. Throws NotAuthorizedException. */
export const userOfAccessToken = (pool: Pool, token: string): User => {
  const claims = openAccessToken(token, pool.keys.access)
  if (Number(claims['exp']) * 1000 <= pool.now()) throw refuse('Access Token has expired')
  const session = pool.store.findSession({ originJti: String(claims['origin_jti']) })
  const user = session && pool.store.findUser(session.sub)
  if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.')
  if (session.revoked) throw refuse('Access Token has been revoked')
  if (!user.enabled) throw refuse('User is disabled.')
  return user
}
