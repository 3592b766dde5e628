import { normalise } from '#shared/rules/normalise.ts'
import { plateTitle, plateText } from '#shared/rules/plate.ts'
import { plateLocationLabels, sellPlateCategoryLabels } from '#shared/reference/plate-vocabulary.ts'
import { needsWord } from '#shared/rules/confirmation.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { OwnPlate } from '#shared/schemas/plate.ts'

/** The filters of own cars: by status and, for published ones, by availability. */
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

type Filtered = Pick<
  OwnListing,
  'status' | 'availability' | 'confirmedAt' | 'publishedAt' | 'createdAt' | 'isPausedBySilence'
>

/** The filters that find a listing; `now` in milliseconds. Availability means nothing before it is published. */
const filtersOf = (listing: Filtered, now: number): readonly InventoryFilter[] => {
  const status = listing.status.toLowerCase() as 'draft' | 'pending' | 'approved' | 'rejected'
  if (listing.status !== 'APPROVED') return ['all', status]
  const availability = listing.availability.toLowerCase() as 'available' | 'reserved' | 'sold' | 'paused'
  const filters: InventoryFilter[] = ['all', status, availability]
  return needsWord(listing, new Date(now)) ? [...filters, 'confirm'] : filters
}

/** The listings of one filter. */
export const filterListings = <L extends Filtered>(
  listings: readonly L[],
  filter: InventoryFilter,
  now: number,
): readonly L[] =>
  filter === 'all' ? listings : listings.filter((listing) => filtersOf(listing, now).includes(filter))

/** How many listings each filter finds. */
export const countByFilter = (
  listings: readonly Filtered[],
  now: number,
): Readonly<Record<InventoryFilter, number>> => {
  const counts = Object.fromEntries(inventoryFilters.map((filter) => [filter, 0])) as Record<
    InventoryFilter,
    number
  >
  for (const listing of listings) for (const filter of filtersOf(listing, now)) counts[filter] += 1
  return counts
}

export const inventorySorts = ['newest', 'priceHigh', 'priceLow', 'views', 'days'] as const
export type InventorySort = (typeof inventorySorts)[number]

type Sorted = Pick<OwnListing, 'createdAt' | 'priceQAR' | 'viewCount' | 'publishedAt'>

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Puts listings without the value last in both directions. */
const present = <T>(compare: (a: T, b: T) => number, a: T | null | undefined, b: T | null | undefined) => {
  if (a === null || a === undefined) return Number(b !== null && b !== undefined)
  return b === null || b === undefined ? -1 : compare(a, b)
}

const orders: Record<InventorySort, (a: Sorted, b: Sorted) => number> = {
  newest: (a, b) => byText(b.createdAt, a.createdAt),
  priceHigh: (a, b) => present((x, y) => y - x, a.priceQAR, b.priceQAR),
  priceLow: (a, b) => present((x, y) => x - y, a.priceQAR, b.priceQAR),
  views: (a, b) => b.viewCount - a.viewCount,
  // The longest on the market first.
  days: (a, b) => present(byText, a.publishedAt, b.publishedAt),
}

/** Sorts listings; equal ones keep their order. */
export const sortListings = <L extends Sorted>(listings: readonly L[], sort: InventorySort): L[] =>
  listings.toSorted(orders[sort])

/** The offers whose text has every word of a search, as search spells them; all for an empty one. */
const findByText = <T>(offers: readonly T[], search: string, textOf: (offer: T) => string): readonly T[] => {
  const words = normalise(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return offers
  return offers.filter((offer) => {
    const text = normalise(textOf(offer))
    return words.every((word) => text.includes(word))
  })
}

/** Finds cars by title in either language, by stock number, or by any part of the chassis number. */
export const findListings = <L extends Pick<OwnListing, 'title' | 'titleAr' | 'stockNumber' | 'vin'>>(
  listings: readonly L[],
  search: string,
): readonly L[] =>
  findByText(
    listings,
    search,
    ({ title, titleAr, stockNumber, vin }) => `${title} ${titleAr} ${stockNumber ?? ''} ${vin ?? ''}`,
  )

type PlateText = Pick<OwnPlate, 'series' | 'number' | 'category' | 'location'>

const textOfPlate = (plate: PlateText): string => {
  const labels = [sellPlateCategoryLabels[plate.category], plateLocationLabels[plate.location]]
  const titles = [plateTitle(plate, 'en'), plateTitle(plate, 'ar')]
  // `q333` as well as `q 333`.
  const joined = plateText(plate).replace(' ', '')
  return [...titles, joined, ...labels.flatMap(({ en, ar }) => [en, ar])].join(' ')
}

/** Finds plates by number, category or place, in either language. */
export const findPlates = <P extends PlateText>(plates: readonly P[], search: string): readonly P[] =>
  findByText(plates, search, textOfPlate)
