import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readPreferences } from '#functions/data/preferences.ts'
import { getPreferences as route } from '#shared/api/preferences.ts'

const live = { readPreferences }

/** Returns the caller's preferences for mail and text messages. */
export const getPreferences = async ({ actor }: Input<typeof route>, deps = live) =>
  (await deps.readPreferences(actor.id)).preferences

export const handler = routeHandler(route, getPreferences)
