import { now } from '#functions/adapters/clock.ts'
import { newId } from '#functions/adapters/ids.ts'
import { afterDecision, decisionRecord } from '#functions/commands/decide.ts'
import { tellWrites } from '#functions/commands/tell.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { toAboutPlate } from '#functions/data/plate-about.ts'
import { getPlateById, replacePlate, type PlateRecord } from '#functions/data/plates.ts'
import { getUserById } from '#functions/data/users.ts'
import { toAdminPlate } from '#functions/plates/views.ts'
import { setPlateStatus as route } from '#shared/api/admin.ts'
import { canMovePlate } from '#shared/rules/plate.ts'

const live = { getPlateById, getUserById, replacePlate, tellWrites, newId, now }

const toNews = (plate: PlateRecord) => ({
  kind: plate.status === 'APPROVED' ? ('PLATE_APPROVED' as const) : ('PLATE_REJECTED' as const),
  about: { plate: toAboutPlate(plate), ...(plate.rejectionReason && { reason: plate.rejectionReason }) },
})

/**
 * Approves or rejects; the decision, its audit record and what its owner is told are one transaction. Two admins at once:
 * one wins. A rejected plate whose number another offers by now cannot come back.
 */
export const setPlateStatus = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const seen = await deps.getPlateById(params.id)
  const owner = seen && (await deps.getUserById(seen.ownerId))
  if (!seen || !owner) throw new AppError('PLATE_NOT_FOUND')
  if (!canMovePlate(seen.status, body.status)) throw new AppError('ILLEGAL_STATUS_MOVE')
  if (body.version !== undefined && body.version !== seen.version) throw new AppError('EDIT_CONFLICT')

  const now = deps.now()
  const at = now.toISOString()
  const plate: PlateRecord = { ...seen, ...afterDecision(seen, body, at) }
  const act = { id: deps.newId('audit'), at, actorId: actor.id, action: 'plate.status' as const }
  const record = decisionRecord(act, seen, body.status)
  const told = await deps.tellWrites(owner, toNews(plate), now)
  await deps.replacePlate(plate, seen, [record, ...told])
  return toAdminPlate(plate, owner)
}

export const handler = routeHandler(route, setPlateStatus)
