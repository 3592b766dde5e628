import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { resumeMail } from '#functions/data/mail-stops.ts'
import { endMailStop as route } from '#shared/api/preferences.ts'

const live = { resumeMail }

/** Lets mail go to the caller's address again: they say that it works now. */
export const endMailStop = async ({ actor }: Input<typeof route>, deps = live) => {
  await deps.resumeMail(actor.email)
  return { stop: null }
}

export const handler = routeHandler(route, endMailStop)
