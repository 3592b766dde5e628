import { endSessions } from '#functions/commands/end-sessions.ts'
import { reply } from '#functions/core/respond.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { clearedRefreshCookie } from './session.ts'
import { logoutEverywhere as route } from '#shared/api/identity.ts'

const live = { endSessions }

/** Ends every session of the caller, on every device. */
export const logoutEverywhere = async ({ actor }: Input<typeof route>, deps = live) => {
  await deps.endSessions(actor.id, [])
  return reply(undefined, { cookies: [clearedRefreshCookie()] })
}

export const handler = routeHandler(route, logoutEverywhere)
