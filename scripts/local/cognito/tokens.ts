import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { CognitoError } from './errors.ts'
import { openAccessToken, signJwt } from './jwt.ts'
import type { Pool } from './pool.ts'
import type { Session, User } from './store.ts'

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
