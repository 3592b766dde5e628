import { countsFor } from '#functions/commands/belongs-to-seller.ts'
import { countedNetwork } from '#functions/commands/count-person.ts'
import { now } from '#functions/core/time.ts'
import { AppError } from '#functions/core/app-error.ts'
import { personOfUser } from '#functions/core/caller.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { forgetGoneFavoritePlates, putFavoritePlate } from '#functions/data/favorites.ts'
import { isPlatePublic } from '#functions/data/plate-record.ts'
import { getPlateById } from '#functions/data/plates.ts'
import { getUserById } from '#functions/data/users.ts'
import { saveWithin } from './save-within.ts'
import { addFavoritePlate as route } from '#shared/api/favorites.ts'

const live = {
  getPlateById,
  getUserById,
  countsFor,
  countedNetwork,
  putFavoritePlate,
  forgetGoneFavoritePlates,
  now,
}

/** Saves a public plate, or one's own. Each person counts once for its seller; the seller's people and admins never do. */
export const addFavoritePlate = async ({ actor, body, request }: Input<typeof route>, deps = live) => {
  const plate = await deps.getPlateById(body.plateId)
  // The owner is checked too, as on the plate's page: offers follow the owner's status a moment later.
  const owner = plate && (await deps.getUserById(plate.ownerId))
  const maySee = owner && (isPlatePublic(plate, owner) || owner.id === actor.id)
  if (!maySee) throw new AppError('PLATE_NOT_FOUND')
  const at = deps.now()
  const person = (await deps.countsFor(plate, actor)) ? personOfUser(actor.id) : undefined
  const network = person && (await deps.countedNetwork({ actor, request }, at))
  await saveWithin(
    () => deps.putFavoritePlate({ userId: actor.id, plate, person, network, at }),
    () => deps.forgetGoneFavoritePlates(actor.id),
  )
  return { plateId: plate.id }
}

export const handler = routeHandler(route, addFavoritePlate)
