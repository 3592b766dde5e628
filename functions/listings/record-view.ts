import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { countForListing } from '#functions/listings/count-for-listing.ts'
import { recordView as route } from '#shared/api/visits.ts'

const live = { countForListing }

/** Counts a view of a public car. */
export const recordView = ({ actor, params, body, request }: Input<typeof route>, deps = live) =>
  deps.countForListing('VIEW', params.id, { actor, visitor: body.visitor, request })

export const handler = routeHandler(route, recordView)
