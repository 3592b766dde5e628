import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { deleteWorkingCopy } from '#functions/data/working-copies.ts'
import { discardWorkingCopy as route } from '#shared/api/working-copies.ts'

const live = { deleteWorkingCopy }

/** Throws away what the caller has typed about a car and not saved. */
export const discardWorkingCopy = async ({ actor, params }: Input<typeof route>, deps = live) => {
  if (!(await deps.deleteWorkingCopy(actor.id, params.name))) throw new AppError('NOT_FOUND')
}

export const handler = routeHandler(route, discardWorkingCopy)
