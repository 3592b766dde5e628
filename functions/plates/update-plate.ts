import { now } from '#functions/adapters/clock.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { replacePlate } from '#functions/data/plates.ts'
import { editPlateRecord } from '#functions/plates/edit-plate-record.ts'
import { readOwnPlate } from '#functions/plates/read-own-plate.ts'
import { toOwnPlate } from '#functions/plates/views.ts'
import { updatePlate as route } from '#shared/api/plates.ts'
import { canPost } from '#shared/rules/user.ts'

const live = { readOwnPlate, replacePlate, now }

/** Changes the caller's own plate. */
export const updatePlate = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const seen = await deps.readOwnPlate(params.id, actor)
  if (!canPost(actor)) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  if (body.version !== undefined && body.version !== seen.version) throw new AppError('EDIT_CONFLICT')
  const plate = editPlateRecord(seen, body, deps.now())
  await deps.replacePlate(plate, seen)
  return toOwnPlate(plate)
}

export const handler = routeHandler(route, updatePlate)
