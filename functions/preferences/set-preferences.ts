import { changePreferences } from '#functions/commands/change-preferences.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { setPreferences as route } from '#shared/api/preferences.ts'

const live = { changePreferences }

/** Changes what the caller is mailed and texted about, from how it is by now: a link in a mail may have ended some of it. */
export const setPreferences = async ({ actor, body }: Input<typeof route>, deps = live) =>
  deps.changePreferences(
    actor.id,
    ({ language, email, sms }) => ({
      language: body.language ?? language,
      email: { ...email, ...body.email },
      sms: { ...sms, ...body.sms },
    }),
    'profile',
  )

export const handler = routeHandler(route, setPreferences)
