import { verifyAccessToken } from '#functions/adapters/access-token.ts'
import { now } from '#functions/core/time.ts'
import { revokeRefreshToken } from '#functions/adapters/identity-pool.ts'
import { reply } from '#functions/core/respond.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { endSession } from '#functions/data/user-edits.ts'
import { clearedRefreshCookie, readRefreshToken } from './session.ts'
import { logout as route } from '#shared/api/identity.ts'
import { refreshTokenDays } from '#shared/constants/limits.ts'

const live = { verifyAccessToken, revokeRefreshToken, endSession, now }

/** Ends this session on both sides. Logging out twice, or without a session, is no error. */
export const logout = async ({ actor, request }: Input<typeof route>, deps = live) => {
  const claims = await deps.verifyAccessToken(request.authorization?.replace(/^Bearer /, '') ?? '')
  const at = deps.now()
  const until = Math.ceil(at.getTime() / 1000) + refreshTokenDays * 86_400
  if (actor && claims) await deps.endSession(actor, claims.session, until, at)
  const refreshToken = readRefreshToken(request)
  if (refreshToken) await deps.revokeRefreshToken(refreshToken)
  return reply(undefined, { cookies: [clearedRefreshCookie()] })
}

export const handler = routeHandler(route, logout)
