import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { withStockCounts } from '#functions/data/counts.ts'
import { listOwnedPlates } from '#functions/data/plates.ts'
import { toOwnPlate } from '#functions/plates/views.ts'
import { listSellerPlates as route } from '#shared/api/plates.ts'

const live = { listOwnedPlates, withStockCounts }

/** The caller's own plates, newest first. */
export const listSellerPlates = async ({ actor }: Input<typeof route>, deps = live) =>
  (await deps.withStockCounts(actor.id, await deps.listOwnedPlates(actor.id))).map(toOwnPlate)

export const handler = routeHandler(route, listSellerPlates)
