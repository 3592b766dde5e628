import { endOneSession } from '#functions/commands/end-sessions.ts'
import { AppError } from '#functions/core/app-error.ts'
import { reply } from '#functions/core/respond.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { getSession } from '#functions/data/sessions.ts'
import { clearedRefreshCookie } from './session.ts'
import { endSession as route } from '#shared/api/sessions.ts'

const live = { getSession, endOneSession, now }

/** Ends one of the caller's own sessions, on whatever device it is. */
export const endSession = async ({ actor, params }: Input<typeof route>, deps = live) => {
  const at = deps.now()
  if (!(await deps.getSession(actor.id, params.id, at))) throw new AppError('NOT_FOUND')
  await deps.endOneSession(actor, params.id, at)
  return reply(undefined, { cookies: params.id === actor.session ? [clearedRefreshCookie()] : [] })
}

export const handler = routeHandler(route, endSession)
