import type { ListingCard } from '#shared/schemas/listing.ts'

/** The featured car that the hero shows on a wide screen: the first with a photo. */
export const heroCarOf = (featured: readonly ListingCard[] | undefined): ListingCard | undefined =>
  featured?.find(({ images }) => images.length > 0)
