import type { OwnListing } from '#shared/schemas/listing.ts'

type Named = Pick<OwnListing, 'title' | 'titleAr' | 'stockNumber'>

/** The listings whose name or stock number has every word of a search, in either language; all for an empty one. */
export const findListings = <L extends Named>(listings: readonly L[], search: string): readonly L[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return listings
  return listings.filter(({ title, titleAr, stockNumber }) => {
    const name = `${title} ${titleAr} ${stockNumber ?? ''}`.toLowerCase()
    return words.every((word) => name.includes(word))
  })
}
