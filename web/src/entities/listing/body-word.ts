import type { Language } from '#shared/constants/languages.ts'
import { bodyTypeWords } from '#shared/reference/body-types.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

/** The body type's name. Apart from the other words, because cards do without it. */
export const bodyOf = (body: ListingCard['bodyType'], language: Language): string =>
  bodyTypeWords[body][language]
