import { AppError } from '#functions/core/app-error.ts'
import { now } from '#functions/core/time.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { getTypedForm as get } from '#functions/data/working-copies.ts'
import { getTypedForm as route } from '#shared/api/working-copies.ts'

const live = { get, now }

/** What the caller has typed into a form and not sent. */
export const getTypedForm = async ({ actor, params }: Input<typeof route>, deps = live) => {
  const form = await deps.get(actor.id, params.name, deps.now())
  if (!form) throw new AppError('NOT_FOUND')
  return form
}

export const handler = routeHandler(route, getTypedForm)
