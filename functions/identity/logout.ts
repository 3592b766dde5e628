import { endOneSession } from '#functions/commands/end-sessions.ts'
import { reply } from '#functions/core/respond.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { endByCookie } from './end-by-cookie.ts'
import { clearedRefreshCookie } from './session.ts'
import { logout as route } from '#shared/api/identity.ts'

const live = { endByCookie, endOneSession, now }

/** Ends this session on both sides, by whichever of token and cookie is still good. Doing it twice, or without any, is no error. */
export const logout = async ({ actor, request }: Input<typeof route>, deps = live) => {
  const at = deps.now()
  await deps.endByCookie(request, at)
  if (actor?.session) await deps.endOneSession(actor, actor.session, at)
  return reply(undefined, { cookies: [clearedRefreshCookie()] })
}

export const handler = routeHandler(route, logout)
