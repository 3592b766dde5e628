import { removeListing } from '#functions/commands/remove-offer.ts'
import { requireVersion } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readOwn } from './own-listings.ts'
import { deleteListing as route } from '#shared/api/listings.ts'

const live = { readOwn, removeListing }

/** Deletes the caller's own listing. */
export const deleteListing = async ({ actor, params, query }: Input<typeof route>, deps = live) => {
  const seen = await deps.readOwn(params.id, actor)
  requireVersion(seen, query.version)
  await deps.removeListing(seen)
}

export const handler = routeHandler(route, deleteListing)
