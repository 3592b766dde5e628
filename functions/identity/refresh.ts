import { verifyAccessToken } from '#functions/adapters/access-token.ts'
import { signInWithRefreshToken, type Tokens } from '#functions/adapters/identity-pool.ts'
import { newSecret } from '#functions/adapters/ids.ts'
import { accountEmailWrite } from '#functions/commands/account-email.ts'
import { AppError } from '#functions/core/app-error.ts'
import { secretHash } from '#functions/core/hash.ts'
import { logger } from '#functions/core/logger.ts'
import { identify, type Input } from '#functions/core/route-handler.ts'
import { limitedHandler } from '#functions/core/limited-handler.ts'
import { now } from '#functions/core/time.ts'
import {
  getSession,
  insertSession,
  rotateSession,
  sessionEndWrite,
  type SessionRecord,
} from '#functions/data/sessions.ts'
import { ConditionsFailed, transact } from '#functions/data/transact.ts'
import { endSession } from '#functions/data/user-edits.ts'
import { getUserById } from '#functions/data/users.ts'
import { openToken, sealToken, successorOf } from './session-secret.ts'
import { type RefreshCookie, readRefreshCookie, toSignedIn } from './session.ts'
import { newSession } from './start-session.ts'
import { refresh as route } from '#shared/api/identity.ts'
import { presentedSecret } from '#shared/rules/session.ts'

const live = {
  signInWithRefreshToken,
  verifyAccessToken,
  getUserById,
  getSession,
  insertSession,
  rotateSession,
  accountEmailWrite,
  transact,
  endSession,
  newSecret,
  now,
}
type Deps = typeof live
type Request = Input<typeof route>['request']
type OurCookie = Extract<RefreshCookie, { secret: string }>

/**
 * Ends a session of which somebody has kept a copy: nobody can tell who of the two is its owner, so both sign in again. The
 * account is told, once.
 */
const endReused = async (session: SessionRecord, deps: Deps): Promise<never> => {
  const user = await deps.getUserById(session.userId)
  if (user) {
    const at = deps.now()
    await deps.endSession(user, session.id, at)
    const mail = await deps.accountEmailWrite(user, { kind: 'SESSION_REUSED' }, at)
    try {
      await deps.transact([sessionEndWrite(session), mail])
      logger.warn('an old secret of a session was used, and ended it', { userId: user.id })
    } catch (error) {
      // Another call has ended it, and told its owner.
      if (!(error instanceof ConditionsFailed)) throw error
    }
  }
  throw new AppError('SESSION_REUSED')
}

/** The user whom new tokens of the pool still sign in, as our store knows them. @throws AppError UNAUTHORIZED */
const userOf = async ({ accessToken }: Tokens, request: Request, deps: Deps) => {
  const user = await identify({ ...request, authorization: `Bearer ${accessToken}` }, deps)
  if (!user) throw new AppError('UNAUTHORIZED')
  return user
}

/** The secret that the cookie gets, for one that was presented. @throws AppError UNAUTHORIZED, SESSION_REUSED */
const renew = async ({ userId, session: id, secret }: OurCookie, request: Request, deps: Deps) => {
  const hash = secretHash(secret)
  let tokens: Tokens | undefined
  // The second time where another call has replaced the secret in between: it then is a repeated one.
  for (let tries = 0; tries < 3; tries++) {
    const at = deps.now()
    const session = await deps.getSession(userId, id, at)
    if (!session) throw new AppError('UNAUTHORIZED')
    const presented = presentedSecret(hash, session, at)
    if (presented === 'REUSED') return endReused(session, deps)
    const current = presented === 'REPEATED' ? successorOf(secret, session.salt ?? '') : secret
    const poolToken = openToken(session.sealed, current, id)
    if (poolToken === undefined) throw new AppError('UNAUTHORIZED')
    // The pool first: had the secret been replaced before it failed, the browser would go on with the old one.
    tokens ??= await deps.signInWithRefreshToken(poolToken)
    const user = await userOf(tokens, request, deps)
    const { accessToken } = tokens
    if (presented === 'REPEATED') return toSignedIn(user, accessToken, { session, secret: current }, at)
    const salt = deps.newSecret()
    const next = successorOf(secret, salt)
    const isReplaced = await deps.rotateSession(session, {
      currentHash: secretHash(next),
      previousHash: hash,
      salt,
      rotatedAt: at.toISOString(),
      sealed: sealToken(poolToken, next, id),
      lastUsedAt: at.toISOString(),
    })
    if (isReplaced) return toSignedIn(user, accessToken, { session, secret: next }, at)
  }
  throw new AppError('UNAUTHORIZED')
}

/**
 * Makes a session of a cookie from before there were such, which holds the pool's own refresh token. It counts as the secret
 * before the session's first one, so it is good once, as any other.
 */
const adopt = async (poolToken: string, request: Request, deps: Deps) => {
  const tokens = await deps.signInWithRefreshToken(poolToken)
  const user = await userOf(tokens, request, deps)
  const at = deps.now()
  const salt = deps.newSecret()
  const secret = successorOf(poolToken, salt)
  const proved = { tokens: { ...tokens, refreshToken: poolToken }, factors: ['password'] as const }
  const details = { secret, startedAt: tokens.signedInAt, userAgent: request.userAgent }
  const session = { ...newSession(user, proved, details, at), previousHash: secretHash(poolToken), salt }
  try {
    await deps.insertSession(session, [])
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error
    return renew({ userId: user.id, session: session.id, secret: poolToken }, request, deps)
  }
  return toSignedIn(user, tokens.accessToken, { session, secret }, at)
}

/**
 * A new bearer token for the cookie, and a new secret for the cookie itself, unless the user was suspended, deleted or logged
 * out in the meantime. An old secret ends the session.
 */
export const refresh = async ({ request }: Input<typeof route>, deps = live) => {
  const cookie = readRefreshCookie(request)
  if (!cookie) throw new AppError('UNAUTHORIZED')
  return 'poolToken' in cookie ? adopt(cookie.poolToken, request, deps) : renew(cookie, request, deps)
}

export const handler = limitedHandler(route, refresh)
