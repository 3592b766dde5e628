import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { findDealer } from '#functions/data/dealers.ts'
import { readVisiblePlate } from '#functions/plates/read-visible-plate.ts'
import { toPlateDetail } from '#functions/plates/views.ts'
import { getPlate as route } from '#shared/api/plates.ts'

const live = { readVisiblePlate, findDealer }

/** One plate by id or number. */
export const getPlate = async ({ params, actor }: Input<typeof route>, deps = live) => {
  const { plate, owner } = await deps.readVisiblePlate(params.id, actor)
  const dealer = plate.dealer ? await deps.findDealer(plate.dealer.id) : undefined
  return toPlateDetail(plate, owner, dealer, actor)
}

export const handler = routeHandler(route, getPlate)
