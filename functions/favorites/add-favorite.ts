import { now } from '#functions/adapters/clock.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listFavoriteIds, putFavorite } from '#functions/data/favorites.ts'
import { isShown } from '#functions/data/listing-card.ts'
import { getListingById } from '#functions/data/listings.ts'
import { addFavorite as route } from '#shared/api/favorites.ts'
import { limits } from '#shared/constants/limits.ts'

const live = { getListingById, listFavoriteIds, putFavorite, now }

/** Saves a public car, or one's own. */
export const addFavorite = async ({ actor, body }: Input<typeof route>, deps = live) => {
  const listing = await deps.getListingById(body.listingId)
  const maySee = listing && (isShown(listing) || listing.ownerId === actor.id)
  if (!maySee) throw new AppError('LISTING_NOT_FOUND')
  const saved = await deps.listFavoriteIds(actor.id)
  if (saved.length >= limits.favorites && !saved.includes(body.listingId))
    throw new AppError('FAVORITES_FULL')
  await deps.putFavorite(actor.id, body.listingId, deps.now())
  return { listingId: body.listingId }
}

export const handler = routeHandler(route, addFavorite)
