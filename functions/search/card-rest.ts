import type { CardRest } from '#functions/search/card-store.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

/** What the columns do not hold of a card. */
export const cardRest = ({
  slug,
  country,
  previousPriceQAR,
  contactCount,
  imageCount,
  images,
  availability,
}: ListingCard): CardRest => ({
  slug,
  country,
  previousPriceQAR,
  contactCount,
  imageCount,
  images,
  availability,
})
