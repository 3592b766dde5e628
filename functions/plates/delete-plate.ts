import { removePlate } from '#functions/commands/remove-offer.ts'
import { requireVersion } from '#functions/core/app-error.ts'
import { retryConflict } from '#functions/core/time.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readOwnPlate } from '#functions/plates/read-own-plate.ts'
import { deletePlate as route } from '#shared/api/plates.ts'

const live = { readOwnPlate, removePlate }

/** Deletes the caller's own plate: where they name no version, even after concurrent edits. */
export const deletePlate = async ({ actor, params, query }: Input<typeof route>, deps = live) =>
  retryConflict(async () => {
    const seen = await deps.readOwnPlate(params.id, actor)
    requireVersion(seen, query.version)
    await deps.removePlate(seen)
  })

export const handler = routeHandler(route, deletePlate)
