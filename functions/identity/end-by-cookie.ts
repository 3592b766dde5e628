import { revokeRefreshToken } from '#functions/adapters/identity-pool.ts'
import { endOneSession } from '#functions/commands/end-sessions.ts'
import { secretHash } from '#functions/core/hash.ts'
import type { RequestInfo } from '#functions/core/read-request.ts'
import { getSession } from '#functions/data/sessions.ts'
import { getUserById } from '#functions/data/users.ts'
import { openToken, successorOf } from './session-secret.ts'
import { readRefreshCookie } from './session.ts'

const live = { revokeRefreshToken, getSession, getUserById, endOneSession }

/**
 * Ends the session of a request's refresh cookie, if its secret is the present one or the one before: cookie, access tokens and
 * all. The bearer may have expired long ago.
 */
export const endByCookie = async (
  request: Pick<RequestInfo, 'cookies' | 'origin' | 'host'>,
  at: Date,
  deps = live,
): Promise<void> => {
  const cookie = readRefreshCookie(request)
  if (!cookie) return
  if ('poolToken' in cookie) return deps.revokeRefreshToken(cookie.poolToken)
  const session = await deps.getSession(cookie.userId, cookie.session, at)
  const hash = secretHash(cookie.secret)
  if (!session || ![session.currentHash, session.previousHash].includes(hash)) return
  const user = await deps.getUserById(cookie.userId)
  if (user) await deps.endOneSession(user, session.id, at)
  const secret = hash === session.currentHash ? cookie.secret : successorOf(cookie.secret, session.salt ?? '')
  const poolToken = openToken(session.sealed, secret, session.id)
  if (poolToken) await deps.revokeRefreshToken(poolToken)
}
