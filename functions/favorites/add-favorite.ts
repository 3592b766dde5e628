import { countsFor } from '#functions/commands/belongs-to-seller.ts'
import { countedNetwork } from '#functions/commands/count-person.ts'
import { now } from '#functions/core/time.ts'
import { AppError } from '#functions/core/app-error.ts'
import { personOfUser } from '#functions/core/caller.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { forgetGoneFavorites, putFavorite } from '#functions/data/favorites.ts'
import { isPublic } from '#functions/data/listing-record.ts'
import { getListingById } from '#functions/data/listings.ts'
import { getUserById } from '#functions/data/users.ts'
import { saveWithin } from './save-within.ts'
import { addFavorite as route } from '#shared/api/favorites.ts'

const live = { getListingById, getUserById, countsFor, countedNetwork, putFavorite, forgetGoneFavorites, now }

/** Saves a public car, or one's own. Each person counts once for its seller; the seller's people and admins never do. */
export const addFavorite = async ({ actor, body, request }: Input<typeof route>, deps = live) => {
  const listing = await deps.getListingById(body.listingId)
  // The owner is checked too, as on the car's page: offers follow the owner's status a moment later.
  const owner = listing && (await deps.getUserById(listing.ownerId))
  const maySee = owner && (isPublic(listing, owner) || owner.id === actor.id)
  if (!maySee) throw new AppError('LISTING_NOT_FOUND')
  const at = deps.now()
  const person = (await deps.countsFor(listing, actor)) ? personOfUser(actor.id) : undefined
  const network = person && (await deps.countedNetwork({ actor, request }, at))
  await saveWithin(
    () => deps.putFavorite({ userId: actor.id, listing, person, network, at }),
    () => deps.forgetGoneFavorites(actor.id),
  )
  return { listingId: body.listingId }
}

export const handler = routeHandler(route, addFavorite)
