import { now } from '#functions/adapters/clock.ts'
import { AppError } from '#functions/core/app-error.ts'
import { personOfUser } from '#functions/core/person.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listFavoritePlates, putFavoritePlate } from '#functions/data/favorite-plates.ts'
import { getPlateById } from '#functions/data/plates.ts'
import { isInsider } from '#functions/core/insider.ts'
import { addFavoritePlate as route } from '#shared/api/favorites.ts'
import { limits } from '#shared/constants/limits.ts'
import { isPlateShown } from '#shared/rules/plate.ts'

const live = { getPlateById, listFavoritePlates, putFavoritePlate, now }

/** Saves a public plate, or one's own. Whoever saves it anew counts for its seller; the seller and admins never do. */
export const addFavoritePlate = async ({ actor, body }: Input<typeof route>, deps = live) => {
  const plate = await deps.getPlateById(body.plateId)
  const maySee = plate && (isPlateShown(plate) || plate.ownerId === actor.id)
  if (!maySee) throw new AppError('PLATE_NOT_FOUND')
  const saved = await deps.listFavoritePlates(actor.id)
  const isNew = !saved.some(({ plateId }) => plateId === plate.id)
  if (isNew && saved.length >= limits.plate.favorites) throw new AppError('FAVORITES_FULL')
  const person = isNew && !isInsider(plate, actor) ? personOfUser(actor.id) : undefined
  await deps.putFavoritePlate({ userId: actor.id, plate, person, at: deps.now() })
  return { plateId: plate.id }
}

export const handler = routeHandler(route, addFavoritePlate)
