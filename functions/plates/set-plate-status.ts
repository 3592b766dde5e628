import { decidePlate } from '#functions/commands/decide-plate.ts'
import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { readCounts } from '#functions/data/counts.ts'
import { getPlateById } from '#functions/data/plates.ts'
import { getUserById } from '#functions/data/users.ts'
import { toAdminPlate } from '#functions/plates/views.ts'
import { setPlateStatus as route } from '#shared/api/admin.ts'

const live = { getPlateById, getUserById, readCounts, decidePlate }

/** Approves or rejects a plate. Two admins at once: one wins. */
export const setPlateStatus = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const seen = await deps.getPlateById(params.id)
  const owner = seen && (await deps.getUserById(seen.ownerId))
  if (!seen || !owner) throw new AppError('PLATE_NOT_FOUND')
  const { status, version, ...why } = body
  // No admin sends anything back to wait.
  if (status === 'PENDING') throw new AppError('ILLEGAL_STATUS_MOVE')
  const counts = await deps.readCounts(seen)
  const plate = await deps.decidePlate({ seen, owner, said: { status, ...why }, adminId: actor.id, version })
  return toAdminPlate({ ...plate, ...counts }, owner, actor)
}

export const handler = provenHandler(route, setPlateStatus)
