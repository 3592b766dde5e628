import { type Actor, isOwnerOrAdmin } from '#functions/core/caller.ts'
import { isStaffOf } from '#functions/commands/belongs-to-seller.ts'
import { AppError } from '#functions/core/app-error.ts'
import { isPlatePublic } from '#functions/data/plate-record.ts'
import { findPlate } from '#functions/data/plates.ts'
import { getUserById } from '#functions/data/users.ts'
const live = { findPlate, getUserById, isStaffOf }

/**
 * The plate and its owner if the caller may see them, and whether the caller is staff of its owner. @throws AppError PLATE_NOT_FOUND,
 * whether absent or hidden
 */
export const readVisiblePlate = async (idOrSlug: string, actor: Actor | undefined, deps = live) => {
  const plate = await deps.findPlate(idOrSlug, actor?.id)
  const owner = plate && (await deps.getUserById(plate.ownerId))
  if (!plate || !owner) throw new AppError('PLATE_NOT_FOUND')
  const isStaff = await deps.isStaffOf(owner, actor)
  if (!isStaff && !isOwnerOrAdmin(plate, actor) && !isPlatePublic(plate, owner))
    throw new AppError('PLATE_NOT_FOUND')
  return { plate, owner, isStaff }
}
