import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { withCounts } from '#functions/data/counts.ts'
import { readCounts } from '#functions/data/counters.ts'
import type { Page } from '#functions/data/lists.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { getListingsById, listingCounts, listListingsByStatus } from '#functions/data/listings.ts'
import { countOpenChecks, listOpenChecks } from '#functions/data/publication-checks.ts'
import { findSoughtUsers, isSoughtOffer } from '#functions/data/sought-users.ts'
import { withOwners } from '#functions/data/user-views.ts'
import { titlesOf, toAdminListing } from './views.ts'
import { limits } from '#shared/constants/limits.ts'
import { listReviewQueue as route } from '#shared/api/admin.ts'
import { matchesSearch } from '#shared/rules/normalise.ts'

const live = {
  listListingsByStatus,
  listOpenChecks,
  countOpenChecks,
  getListingsById,
  findSoughtUsers,
  readCounts,
  withCounts,
  withOwners,
}

type Query = Input<typeof route>['query']
type Keep = (listing: ListingRecord) => boolean

/** The next checks that are open, and those of their listings that are kept. */
const pageToCheck = async (page: Page, keep: Keep, deps: typeof live) => {
  const { checks, nextCursor } = await deps.listOpenChecks(page)
  const found = await deps.getListingsById(checks.map(({ id }) => id))
  const listings = checks.flatMap(({ id, reasons, at, share }) => {
    const listing = found.get(id)
    return listing?.status === 'APPROVED' && keep(listing)
      ? [{ ...listing, check: { reasons, at, share } }]
      : []
  })
  return { listings, nextCursor }
}

/** The first page that has any; a search looks on as far as all searches do. */
const firstToCheck = async (query: Query, keep: Keep, deps: typeof live) => {
  let page = await pageToCheck(query, keep, deps)
  for (let read = query.limit; read < limits.adminSearchReads; read += query.limit) {
    if (page.listings.length > 0 || !page.nextCursor) break
    page = await pageToCheck({ ...query, cursor: page.nextCursor }, keep, deps)
  }
  return page
}

/** Public listings that are to be looked at, each with why. */
const listToCheck = async (query: Query, keep: Keep, deps: typeof live) => {
  // Together, so that a failure of either is the request's and no rejection is left that nobody awaits.
  const [page, total] = await Promise.all([firstToCheck(query, keep, deps), deps.countOpenChecks()])
  return { ...page, total }
}

/** The listings of one status, by default those that wait for a decision; who waited longest comes first. */
const listByStatus = async (query: Query, keep: Keep, deps: typeof live) => {
  const status = query.status ?? 'PENDING'
  const [page, counts] = await Promise.all([
    deps.listListingsByStatus(status, { ...query, oldestFirst: status === 'PENDING' }, keep),
    deps.readCounts(listingCounts),
  ])
  return { ...page, total: counts[status] ?? 0 }
}

/**
 * A queue of the admins: the listings of one status, or those that are public and to be looked at. A search is a part of their titles or
 * of the dealership's name, an id, or the whole username, email address, phone number or name of who owns them.
 */
export const listReviewQueue = async ({ query }: Input<typeof route>, deps = live) => {
  const sought = await deps.findSoughtUsers(query.search)
  const keep: Keep = (listing) =>
    isSoughtOffer(listing, query.search, sought) || matchesSearch(query.search, titlesOf(listing))
  const page = await (query.toCheck ? listToCheck : listByStatus)(query, keep, deps)
  const listings = await deps.withOwners(await deps.withCounts(page.listings), toAdminListing)
  return { ...page, listings }
}

export const handler = provenHandler(route, listReviewQueue)
