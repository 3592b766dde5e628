import type { AdminListing } from '#shared/schemas/listing.ts'

type Page = { listings: AdminListing[]; total: number; nextCursor?: string | undefined }
type Queue = { pages: Page[] }

/** The listings loaded so far, in order. A listing that moved between two pages while they were loaded counts once. */
export const loadedListings = (queue: Queue | undefined): AdminListing[] => [
  ...new Map(
    queue?.pages.flatMap(({ listings }) => listings).map((listing) => [listing.id, listing]),
  ).values(),
]

/** The queue after a listing has left it. */
export const withoutListing = <Q extends Queue>(queue: Q, id: string): Q => {
  if (!queue.pages.some(({ listings }) => listings.some((listing) => listing.id === id))) return queue
  return {
    ...queue,
    pages: queue.pages.map((page) => ({
      ...page,
      total: page.total - 1,
      listings: page.listings.filter((listing) => listing.id !== id),
    })),
  }
}

/** The listings with a text in their title (either language), make or model, whatever the case. */
export const findInQueue = (listings: readonly AdminListing[], search: string): readonly AdminListing[] => {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return listings
  return listings.filter(({ title, titleAr, make = '', model = '' }) =>
    [title, titleAr, make, model].some((text) => text.toLowerCase().includes(wanted)),
  )
}
