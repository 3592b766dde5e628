import { takeEdit } from '#functions/commands/take-edit.ts'
import { now } from '#functions/core/time.ts'
import { AppError, requireVersion } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readCounts } from '#functions/data/counts.ts'
import { replacePlate } from '#functions/data/plates.ts'
import { readOwnPlate } from '#functions/plates/read-own-plate.ts'
import { toOwnPlate } from '#functions/plates/views.ts'
import { setPlateAvailability as route } from '#shared/api/plates.ts'
import { canSetAvailability } from '#shared/rules/availability.ts'
import { canPost } from '#shared/rules/user.ts'

const live = { takeEdit, readOwnPlate, replacePlate, readCounts, now }

/** Sets the availability of the caller's own approved plate. A sold one releases its number, and may find it taken later. */
export const setPlateAvailability = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const seen = await deps.readOwnPlate(params.id, actor)
  if (!canPost(actor)) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  if (!canSetAvailability(seen.status)) throw new AppError('ILLEGAL_STATUS_MOVE')
  requireVersion(seen, body.version)
  const { availability } = body
  const counts = await deps.readCounts(seen)
  if (availability === seen.availability) return toOwnPlate({ ...seen, ...counts })
  const at = deps.now()
  await deps.takeEdit(seen.id, at)
  const plate = {
    ...seen,
    availability,
    availabilityAt: at.toISOString(),
    updatedAt: at.toISOString(),
    version: seen.version + 1,
  }
  await deps.replacePlate(plate, seen)
  return toOwnPlate({ ...plate, ...counts })
}

export const handler = routeHandler(route, setPlateAvailability)
