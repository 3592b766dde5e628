import { plateTitle } from '#shared/reference/plate-title.ts'
import { plateLocationWords, sellPlateCategoryWords } from '#shared/reference/plate-vocabulary.ts'
import { plateText, toPlainDigits } from '#shared/rules/plate-number.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { OwnPlate } from '#shared/schemas/plate.ts'

/** The offers whose text has every word of a search; all for an empty one. */
const findByText = <T>(offers: readonly T[], search: string, textOf: (offer: T) => string): readonly T[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return offers
  return offers.filter((offer) => {
    const text = textOf(offer).toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** Finds cars by title in either language or by stock number. */
export const findListings = <L extends Pick<OwnListing, 'title' | 'titleAr' | 'stockNumber'>>(
  listings: readonly L[],
  search: string,
): readonly L[] =>
  findByText(
    listings,
    search,
    ({ title, titleAr, stockNumber }) => `${title} ${titleAr} ${stockNumber ?? ''}`,
  )

type PlateText = Pick<OwnPlate, 'series' | 'number' | 'category' | 'location'>

const textOfPlate = (plate: PlateText): string => {
  const labels = [sellPlateCategoryWords[plate.category], plateLocationWords[plate.location]]
  const titles = [plateTitle(plate, 'en'), plateTitle(plate, 'ar')]
  // `q333` as well as `q 333`.
  const joined = plateText(plate).replace(' ', '')
  return [...titles, joined, ...labels.flatMap(({ en, ar }) => [en, ar])].join(' ')
}

/** Finds plates by number, category or place, in either language and any digits. */
export const findPlates = <P extends PlateText>(plates: readonly P[], search: string): readonly P[] =>
  findByText(plates, toPlainDigits(search), textOfPlate)
