import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { withCounts } from '#functions/data/counts.ts'
import { readCounts } from '#functions/data/counters.ts'
import { listEveryListing } from '#functions/data/listing-lists.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { listingCounts, listListingsByStatus } from '#functions/data/listings.ts'
import { findSoughtUsers, isSoughtOffer } from '#functions/data/sought-users.ts'
import { withOwners } from '#functions/data/user-views.ts'
import { titlesOf, toAdminListing } from './views.ts'
import { listAllListings as route } from '#shared/api/admin.ts'
import { matchesSearch } from '#shared/rules/normalise.ts'
import { listingStatuses, type ListingStatus } from '#shared/schemas/listing.ts'
import { cityNames, cityLabels } from '#shared/reference/cities.ts'

const live = { findSoughtUsers, listListingsByStatus, listEveryListing, readCounts, withCounts, withOwners }

/** The city of a listing in both languages. */
const citiesOf = ({ car }: ListingRecord): string[] => {
  const city = cityNames.find((name) => name === car.city)
  return city ? [cityLabels[city].en, cityLabels[city].ar] : []
}

/**
 * Every listing, or every listing of one status, newest first, with the kept counts. A search is a part of a title or a city,
 * or names the listing or its owner.
 */
export const listAllListings = async ({ query }: Input<typeof route>, deps = live) => {
  const { status, search } = query
  const sought = await deps.findSoughtUsers(search)
  const keep = (listing: ListingRecord) =>
    isSoughtOffer(listing, search, sought) ||
    matchesSearch(search, [...titlesOf(listing), ...citiesOf(listing)])
  const [{ listings, nextCursor }, kept] = await Promise.all([
    status ? deps.listListingsByStatus(status, query, keep) : deps.listEveryListing(query, keep),
    deps.readCounts(listingCounts),
  ])
  const count = (name: ListingStatus) => kept[name] ?? 0
  const counts = {
    DRAFT: count('DRAFT'),
    PENDING: count('PENDING'),
    APPROVED: count('APPROVED'),
    REJECTED: count('REJECTED'),
  }
  const total = status ? count(status) : listingStatuses.reduce((sum, name) => sum + count(name), 0)
  const counted = await deps.withCounts(listings)
  return { listings: await deps.withOwners(counted, toAdminListing), total, counts, nextCursor }
}

export const handler = provenHandler(route, listAllListings)
