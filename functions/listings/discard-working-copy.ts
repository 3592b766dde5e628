import { personBehind } from '#functions/core/caller.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { deleteWorkingCopy } from '#functions/data/working-copies.ts'
import { discardWorkingCopy as route } from '#shared/api/working-copies.ts'
import { typedFormName } from '#shared/schemas/working-copy.ts'

const live = { deleteWorkingCopy }

/** Throws away what the caller has typed about a car, or into a form, and not saved. */
export const discardWorkingCopy = async ({ actor, params: { name } }: Input<typeof route>, deps = live) => {
  // The routes that keep and read a form know no dealership: it is of who types it.
  const isForm = typedFormName.safeParse(name).success
  const owner = isForm ? personBehind(actor) : actor
  if (!(await deps.deleteWorkingCopy(owner.id, name))) throw new AppError('NOT_FOUND')
}

export const handler = routeHandler(route, discardWorkingCopy)
