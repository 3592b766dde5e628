import { needsWord } from '#shared/rules/confirmation.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'

/** What an inventory can be narrowed to: how far a listing is, and whether a published car can be had. */
export const inventoryFilters = [
  'all',
  'draft',
  'pending',
  'approved',
  'rejected',
  'available',
  'reserved',
  'sold',
  'paused',
  'confirm',
] as const
export type InventoryFilter = (typeof inventoryFilters)[number]

type Standing = Pick<
  OwnListing,
  'status' | 'availability' | 'confirmedAt' | 'publishedAt' | 'createdAt' | 'isPausedBySilence'
>

/** The filters that a listing is found by; `now` in milliseconds. Before it is published its availability says nothing. */
const filtersOf = (listing: Standing, now: number): readonly InventoryFilter[] => {
  const status = listing.status.toLowerCase() as 'draft' | 'pending' | 'approved' | 'rejected'
  if (listing.status !== 'APPROVED') return ['all', status]
  const availability = listing.availability.toLowerCase() as 'available' | 'reserved' | 'sold' | 'paused'
  const standing: InventoryFilter[] = ['all', status, availability]
  return needsWord(listing, new Date(now)) ? [...standing, 'confirm'] : standing
}

/** The listings of one filter. */
export const filterListings = <L extends Standing>(
  listings: readonly L[],
  filter: InventoryFilter,
  now: number,
): readonly L[] =>
  filter === 'all' ? listings : listings.filter((listing) => filtersOf(listing, now).includes(filter))

/** How many listings each filter finds. */
export const countByFilter = (
  listings: readonly Standing[],
  now: number,
): Readonly<Record<InventoryFilter, number>> => {
  const counts = Object.fromEntries(inventoryFilters.map((filter) => [filter, 0])) as Record<
    InventoryFilter,
    number
  >
  for (const listing of listings) for (const filter of filtersOf(listing, now)) counts[filter] += 1
  return counts
}
