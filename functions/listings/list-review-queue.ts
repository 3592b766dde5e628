import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { withCounts } from '#functions/data/counts.ts'
import { readCounts } from '#functions/data/counters.ts'
import { listingCounts, listListingsByStatus } from '#functions/data/listings.ts'
import { findSoughtUsers, isSoughtOffer } from '#functions/data/sought-users.ts'
import { withOwners } from '#functions/data/user-views.ts'
import { titlesOf, toAdminListing } from './views.ts'
import { listReviewQueue as route } from '#shared/api/admin.ts'
import { matchesSearch } from '#shared/rules/normalise.ts'

const live = { listListingsByStatus, findSoughtUsers, readCounts, withCounts, withOwners }

/**
 * The listings of one status, by default those that wait for a decision; who waited longest comes first. A search is a part of
 * their titles or of the dealership's name, an id, or the whole username, email address or phone number of who owns them.
 */
export const listReviewQueue = async ({ query }: Input<typeof route>, deps = live) => {
  const status = query.status ?? 'PENDING'
  const sought = await deps.findSoughtUsers(query.search)
  const [{ listings, nextCursor }, counts] = await Promise.all([
    deps.listListingsByStatus(
      status,
      { ...query, oldestFirst: status === 'PENDING' },
      (listing) =>
        isSoughtOffer(listing, query.search, sought) || matchesSearch(query.search, titlesOf(listing)),
    ),
    deps.readCounts(listingCounts),
  ])
  const counted = await deps.withCounts(listings)
  return { listings: await deps.withOwners(counted, toAdminListing), total: counts[status] ?? 0, nextCursor }
}

export const handler = provenHandler(route, listReviewQueue)
