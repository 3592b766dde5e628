import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readCounts } from '#functions/data/counts.ts'
import { readOwn } from './own-listings.ts'
import { toOwnListing } from './views.ts'
import { getOwnListing as route } from '#shared/api/listings.ts'

const live = { readOwn, readCounts }

/** The caller's own listing, with all that the wizard edits. */
export const getOwnListing = async ({ params, actor }: Input<typeof route>, deps = live) => {
  const listing = await deps.readOwn(params.id, actor)
  return toOwnListing({ ...listing, ...(await deps.readCounts(listing)) })
}

export const handler = routeHandler(route, getOwnListing)
