import { hasCode } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { countForListing } from '#functions/listings/count-for-listing.ts'
import { recordView as route } from '#shared/api/visits.ts'

const live = { countForListing }

/** Counts a view of a public car, and of others that were seen in the same visit. */
export const recordView = async ({ actor, params, body, request }: Input<typeof route>, deps = live) => {
  const caller = { actor, visitor: body.visitor, request }
  await deps.countForListing('VIEW', params.id, caller)
  const others = new Set(body.also)
  others.delete(params.id)
  await Promise.all(
    Array.from(others, (id) =>
      deps.countForListing('VIEW', id, caller).catch((error: unknown) => {
        if (!hasCode(error, 'LISTING_NOT_FOUND')) throw error
      }),
    ),
  )
}

export const handler = routeHandler(route, recordView)
