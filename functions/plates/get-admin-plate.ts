import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { withCounts } from '#functions/data/counts.ts'
import { getPlateById } from '#functions/data/plates.ts'
import { withOwners } from '#functions/data/user-views.ts'
import { toAdminPlate } from '#functions/plates/views.ts'
import { getAdminPlate as route } from '#shared/api/admin.ts'

const live = { getPlateById, withCounts, withOwners }

/** A plate for review, in any status. */
export const getAdminPlate = async ({ params }: Input<typeof route>, deps = live) => {
  const plate = await deps.getPlateById(params.id)
  const [view] = await deps.withOwners(await deps.withCounts(plate ? [plate] : []), toAdminPlate)
  if (!view) throw new AppError('PLATE_NOT_FOUND')
  return view
}

export const handler = provenHandler(route, getAdminPlate)
