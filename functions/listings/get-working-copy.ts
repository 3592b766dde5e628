import { AppError } from '#functions/core/app-error.ts'
import { now } from '#functions/core/time.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { getWorkingCopy as get } from '#functions/data/working-copies.ts'
import { toWorkingCopy } from './working-copy-views.ts'
import { getWorkingCopy as route } from '#shared/api/working-copies.ts'

const live = { get, now }

/** What the caller has typed about a car and not saved. */
export const getWorkingCopy = async ({ actor, params }: Input<typeof route>, deps = live) => {
  const copy = await deps.get(actor.id, params.name, deps.now())
  if (!copy) throw new AppError('NOT_FOUND')
  return toWorkingCopy(copy)
}

export const handler = routeHandler(route, getWorkingCopy)
