import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listFavoritePlates as listSavedPlates } from '#functions/data/favorites.ts'
import { withCounts } from '#functions/data/counts.ts'
import { toPlateView } from '#functions/data/plate-record.ts'
import { listHidingSellers } from '#functions/data/offer-syncs.ts'
import { getPlatesById } from '#functions/data/plates.ts'
import { listFavoritePlates as route } from '#shared/api/favorites.ts'
import { isPlateShown } from '#shared/rules/plate.ts'

const live = { listSavedPlates, getPlatesById, listHidingSellers, withCounts }

/**
 * The caller's saved plates, newest first. One that is no longer public is left out but stays saved; one that is sold says
 * so: who saved it wants to know.
 */
export const listFavoritePlates = async ({ actor }: Input<typeof route>, deps = live) => {
  const ids = (await deps.listSavedPlates(actor.id)).map(({ plateId }) => plateId)
  const [found, hiding] = await Promise.all([deps.getPlatesById(ids), deps.listHidingSellers()])
  const shown = ids.flatMap((id) => {
    const plate = found.get(id)
    return plate && isPlateShown(plate) && !hiding.includes(plate.ownerId) ? [plate] : []
  })
  return (await deps.withCounts(shown)).map(toPlateView)
}

export const handler = routeHandler(route, listFavoritePlates)
