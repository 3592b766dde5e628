import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { readMailStop } from '#functions/data/mail-stops.ts'
import { getMailStop as route } from '#shared/api/preferences.ts'

const live = { readMailStop, now }

/** Says why no mail goes to the caller's address. */
export const getMailStop = async ({ actor }: Input<typeof route>, deps = live) => ({
  stop: await deps.readMailStop(actor.email, deps.now()),
})

export const handler = routeHandler(route, getMailStop)
