import type { Actor } from '#functions/core/caller.ts'
import { AppError } from '#functions/core/app-error.ts'
import { isPlatePublic } from '#functions/data/plate-record.ts'
import { getPlateById } from '#functions/data/plates.ts'
import { getUserById } from '#functions/data/users.ts'

const live = { getPlateById, getUserById }

/**
 * The caller's own plate. @throws AppError PLATE_NOT_FOUND; FORBIDDEN when it is another's and public, so that its existence is
 * no secret
 */
export const readOwnPlate = async (plateId: string, actor: Actor, deps = live) => {
  const plate = await deps.getPlateById(plateId)
  if (!plate) throw new AppError('PLATE_NOT_FOUND')
  if (plate.ownerId === actor.id) return plate
  const owner = await deps.getUserById(plate.ownerId)
  throw new AppError(owner && isPlatePublic(plate, owner) ? 'FORBIDDEN' : 'PLATE_NOT_FOUND')
}
