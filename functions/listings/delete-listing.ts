import { removeListing } from '#functions/commands/remove-offer.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readOwn } from './own-listings.ts'
import { deleteListing as route } from '#shared/api/listings.ts'

const live = { readOwn, removeListing }

/** Deletes the caller's own listing. */
export const deleteListing = async ({ actor, params }: Input<typeof route>, deps = live) => {
  await deps.removeListing(await deps.readOwn(params.id, actor))
}

export const handler = routeHandler(route, deleteListing)
