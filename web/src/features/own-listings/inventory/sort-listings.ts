import type { OwnListing } from '#shared/schemas/listing.ts'

export const inventorySorts = ['newest', 'priceHigh', 'priceLow', 'views', 'days'] as const
export type InventorySort = (typeof inventorySorts)[number]

type Sorted = Pick<OwnListing, 'createdAt' | 'priceQAR' | 'viewCount' | 'publishedAt'>

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** What has no value yet stands last, whichever way the others go. */
const present = <T>(compare: (a: T, b: T) => number, a: T | null | undefined, b: T | null | undefined) => {
  if (a === null || a === undefined) return Number(b !== null && b !== undefined)
  return b === null || b === undefined ? -1 : compare(a, b)
}

const orders: Record<InventorySort, (a: Sorted, b: Sorted) => number> = {
  newest: (a, b) => byText(b.createdAt, a.createdAt),
  priceHigh: (a, b) => present((x, y) => y - x, a.priceQAR, b.priceQAR),
  priceLow: (a, b) => present((x, y) => x - y, a.priceQAR, b.priceQAR),
  views: (a, b) => b.viewCount - a.viewCount,
  // The longest on the market is what a seller should look at first.
  days: (a, b) => present(byText, a.publishedAt, b.publishedAt),
}

/** Listings in the order asked for; equals stay as they were. */
export const sortListings = <L extends Sorted>(listings: readonly L[], sort: InventorySort): L[] =>
  listings.toSorted(orders[sort])
