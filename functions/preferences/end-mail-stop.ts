import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { resumeMail } from '#functions/data/mail-stops.ts'
import { endMailStop as route } from '#shared/api/preferences.ts'
import { mayMailNews } from '#shared/rules/reach.ts'

const live = { resumeMail }

/**
 * Lets mail go to the caller's address again: they say that it works now. Whoever has not proved that it is theirs may be a stranger, who
 * has no say in it; codes to prove it are mailed all the same.
 * @throws AppError EMAIL_UNCONFIRMED
 */
export const endMailStop = async ({ actor }: Input<typeof route>, deps = live) => {
  if (!mayMailNews(actor)) throw new AppError('EMAIL_UNCONFIRMED')
  await deps.resumeMail(actor.email)
  return { stop: null }
}

export const handler = routeHandler(route, endMailStop)
