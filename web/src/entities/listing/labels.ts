import { titleIn } from '#shared/rules/title-in.ts'
import type { Language } from '#shared/constants/market.ts'
import { bodyTypeLabels, fuelTypeLabels } from '#shared/reference/car-vocabulary.ts'
import { placeIn } from '#shared/reference/areas.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

/** The car's name in a language, as the server built it. */
export const titleOf = (listing: Pick<ListingCard, 'title' | 'titleAr'>, language: Language): string =>
  titleIn(listing, language)

/** A city's name; an unknown one as it is written. */
export const cityOf = (city: string, language: Language): string => placeIn({ city }, language)

/** The fuel's name. */
export const fuelOf = (fuel: ListingCard['fuelType'], language: Language): string =>
  fuelTypeLabels[fuel][language]

/** The body type's name. */
export const bodyOf = (body: ListingCard['bodyType'], language: Language): string =>
  bodyTypeLabels[body][language]
