import { now } from '#functions/adapters/clock.ts'
import { AppError } from '#functions/core/app-error.ts'
import { personOfUser } from '#functions/core/person.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listFavoriteIds, putFavorite } from '#functions/data/favorites.ts'
import { isShown } from '#functions/data/listing-card.ts'
import { getListingById } from '#functions/data/listings.ts'
import { isInsider } from '#functions/core/insider.ts'
import { addFavorite as route } from '#shared/api/favorites.ts'
import { limits } from '#shared/constants/limits.ts'

const live = { getListingById, listFavoriteIds, putFavorite, now }

/** Saves a public car, or one's own. Whoever saves it anew counts for its seller; the seller and admins never do. */
export const addFavorite = async ({ actor, body }: Input<typeof route>, deps = live) => {
  const listing = await deps.getListingById(body.listingId)
  const maySee = listing && (isShown(listing) || listing.ownerId === actor.id)
  if (!maySee) throw new AppError('LISTING_NOT_FOUND')
  const saved = await deps.listFavoriteIds(actor.id)
  const isNew = !saved.includes(listing.id)
  if (isNew && saved.length >= limits.favorites) throw new AppError('FAVORITES_FULL')
  const person = isNew && !isInsider(listing, actor) ? personOfUser(actor.id) : undefined
  await deps.putFavorite({ userId: actor.id, listing, person, at: deps.now() })
  return { listingId: body.listingId }
}

export const handler = routeHandler(route, addFavorite)
