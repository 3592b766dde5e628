import { AppError } from '#functions/core/app-error.ts'
import { isPlatePublic } from '#functions/data/plate-record.ts'
import { getPlateById } from '#functions/data/plates.ts'
import { getUserById } from '#functions/data/users.ts'
import { canBeContacted } from '#shared/rules/availability.ts'

const live = { getPlateById, getUserById }

/**
 * A plate whose seller this person may write to, and the seller.
 * @throws AppError PLATE_NOT_FOUND when the public does not see it, OWN_LISTING, PLATE_UNAVAILABLE when sold or paused
 */
export const readContactablePlate = async (plateId: string, buyerId: string, deps = live) => {
  const plate = await deps.getPlateById(plateId)
  if (plate?.ownerId === buyerId) throw new AppError('OWN_LISTING')
  const seller = plate && (await deps.getUserById(plate.ownerId))
  if (!plate || !seller || !isPlatePublic(plate, seller)) throw new AppError('PLATE_NOT_FOUND')
  if (!canBeContacted(plate.availability)) throw new AppError('PLATE_UNAVAILABLE')
  return { plate, seller }
}
