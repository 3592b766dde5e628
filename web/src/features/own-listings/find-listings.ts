import type { OwnListing } from '#shared/schemas/listing.ts'

type Named = Pick<OwnListing, 'title' | 'titleAr'>

/** The listings whose name has every word of a search, in either language; all for an empty one. */
export const findListings = <L extends Named>(listings: readonly L[], search: string): readonly L[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return listings.filter(({ title, titleAr }) => {
    const name = `${title} ${titleAr}`.toLowerCase()
    return words.every((word) => name.includes(word))
  })
}
