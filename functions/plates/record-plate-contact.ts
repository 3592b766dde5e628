import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { countForPlate } from '#functions/plates/count-for-plate.ts'
import { recordPlateContact as route } from '#shared/api/plates.ts'

const live = { countForPlate }

/** Counts a WhatsApp contact or call about a public plate. */
export const recordPlateContact = ({ actor, params, body, request }: Input<typeof route>, deps = live) =>
  deps.countForPlate('CONTACT', params.id, { actor, visitor: body.visitor, request })

export const handler = routeHandler(route, recordPlateContact)
