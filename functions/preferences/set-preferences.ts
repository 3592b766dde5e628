import { changePreferences } from '#functions/commands/change-preferences.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { setPreferences as route } from '#shared/api/preferences.ts'

const live = { changePreferences }

/** Replaces what the caller is mailed and texted about. */
export const setPreferences = async ({ actor, body }: Input<typeof route>, deps = live) =>
  deps.changePreferences(actor.id, () => body, 'profile')

export const handler = routeHandler(route, setPreferences)
