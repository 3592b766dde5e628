import { AppError } from '#functions/core/app-error.ts'
import { now } from '#functions/core/time.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { belongsToSeller } from '#functions/commands/belongs-to-seller.ts'
import { getPlateById } from '#functions/data/plates.ts'
import { makeRoom, putWorkingCopy } from '#functions/data/working-copies.ts'
import { saveTypedForm as route } from '#shared/api/working-copies.ts'
import { isIdOf } from '#shared/schemas/ids.ts'

const live = { getPlateById, belongsToSeller, makeRoom, putWorkingCopy, now }

/** Keeps what the caller is typing into a form, in place of what they have read last. */
export const saveTypedForm = async (
  { actor, params: { name }, body: { version, values } }: Input<typeof route>,
  deps = live,
) => {
  const at = deps.now()
  if (version === 0) {
    if (isIdOf('plate', name)) {
      const plate = await deps.getPlateById(name)
      // Staff change the plates of their dealership; what they type is kept as their own.
      if (!plate || !(await deps.belongsToSeller(plate, actor.id))) throw new AppError('PLATE_NOT_FOUND')
    }
    await deps.makeRoom(actor.id, at)
  }
  const saved = { version: version + 1, savedAt: at.toISOString() }
  await deps.putWorkingCopy(actor.id, { name, values, ...saved }, version)
  return saved
}

export const handler = routeHandler(route, saveTypedForm)
