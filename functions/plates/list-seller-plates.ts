import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listOwnedPlates } from '#functions/data/plates.ts'
import { toOwnPlate } from '#functions/plates/views.ts'
import { listSellerPlates as route } from '#shared/api/plates.ts'

const live = { listOwnedPlates }

/** The caller's own plates, newest first. */
export const listSellerPlates = async ({ actor }: Input<typeof route>, deps = live) =>
  (await deps.listOwnedPlates(actor.id)).map(toOwnPlate)

export const handler = routeHandler(route, listSellerPlates)
