import { removePlate } from '#functions/commands/remove-offer.ts'
import { retryConflict } from '#functions/core/time.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readOwnPlate } from '#functions/plates/read-own-plate.ts'
import { deletePlate as route } from '#shared/api/plates.ts'

const live = { readOwnPlate, removePlate }

/** Deletes the caller's own plate, even after concurrent edits. */
export const deletePlate = async ({ actor, params }: Input<typeof route>, deps = live) =>
  retryConflict(async () => deps.removePlate(await deps.readOwnPlate(params.id, actor)))

export const handler = routeHandler(route, deletePlate)
