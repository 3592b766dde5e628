import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readCounts } from '#functions/data/counts.ts'
import { findDealer } from '#functions/data/dealers.ts'
import { readVisiblePlate } from '#functions/plates/read-visible-plate.ts'
import { toPlateDetail } from '#functions/plates/views.ts'
import { getPlate as route } from '#shared/api/plates.ts'

const live = { readVisiblePlate, findDealer, readCounts }

/** One plate by id or number. */
export const getPlate = async ({ params, actor }: Input<typeof route>, deps = live) => {
  const { plate: found, owner, isStaff } = await deps.readVisiblePlate(params.id, actor)
  const [counts, dealer] = await Promise.all([
    deps.readCounts(found),
    found.dealer ? deps.findDealer(found.dealer.id) : undefined,
  ])
  return toPlateDetail({ ...found, ...counts }, owner, dealer, actor, isStaff)
}

export const handler = routeHandler(route, getPlate)
