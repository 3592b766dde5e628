import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { listSessions as readSessions } from '#functions/data/sessions.ts'
import { listSessions as route } from '#shared/api/sessions.ts'

const live = { readSessions, now }

/** The sessions of the caller, the latest used first. */
export const listSessions = async ({ actor }: Input<typeof route>, deps = live) => {
  const ended = new Set(actor.endedSessions.map(({ session }) => session))
  const sessions = (await deps.readSessions(actor.id, deps.now())).filter(({ id }) => !ended.has(id))
  return sessions
    .toSorted((one, other) => other.lastUsedAt.localeCompare(one.lastUsedAt))
    .map(({ id, browser, system, startedAt, lastUsedAt }) => ({
      id,
      browser,
      system,
      startedAt,
      lastUsedAt,
      isCurrent: id === actor.session,
    }))
}

export const handler = routeHandler(route, listSessions)
