import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { countForPlate } from '#functions/plates/count-for-plate.ts'
import { recordPlateView as route } from '#shared/api/plates.ts'

const live = { countForPlate }

/** Counts a view of a public plate. */
export const recordPlateView = ({ actor, params, body, request }: Input<typeof route>, deps = live) =>
  deps.countForPlate('VIEW', params.id, { actor, visitor: body.visitor, request })

export const handler = routeHandler(route, recordPlateView)
