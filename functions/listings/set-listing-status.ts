import { decideListingById } from '#functions/commands/decide-listing.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { toAdminListing } from './views.ts'
import { setListingStatus as route } from '#shared/api/admin.ts'

const live = { decideListingById }

/** Approves or rejects a listing. Two admins at once: one wins. */
export const setListingStatus = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const { listing, owner } = await deps.decideListingById(params.id, body, actor.id)
  return toAdminListing(listing, owner, actor)
}

export const handler = routeHandler(route, setListingStatus)
