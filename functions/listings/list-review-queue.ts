import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readCounts } from '#functions/data/counters.ts'
import { listingCounts, listListingsByStatus } from '#functions/data/listings.ts'
import { withOwners } from '#functions/data/with-owners.ts'
import { toAdminListing } from '#functions/listings/views.ts'
import { listReviewQueue as route } from '#shared/api/admin.ts'

const live = { listListingsByStatus, readCounts, withOwners }

/** The listings of one status, by default those that wait for a decision; who waited longest comes first. */
export const listReviewQueue = async ({ query }: Input<typeof route>, deps = live) => {
  const status = query.status ?? 'PENDING'
  const [{ listings, nextCursor }, counts] = await Promise.all([
    deps.listListingsByStatus(status, { ...query, oldestFirst: status === 'PENDING' }),
    deps.readCounts(listingCounts),
  ])
  return { listings: await deps.withOwners(listings, toAdminListing), total: counts[status] ?? 0, nextCursor }
}

export const handler = routeHandler(route, listReviewQueue)
