import type { Language } from '#shared/constants/languages.ts'
import { bodyTypes, bodyTypeWords } from '#shared/reference/body-types.ts'
import { cityNames, cityWords } from '#shared/reference/cities.ts'
import { conditions, conditionWords } from '#shared/reference/conditions.ts'
import { fuelTypes, fuelTypeWords } from '#shared/reference/fuel-types.ts'
import { transmissions, transmissionWords } from '#shared/reference/transmissions.ts'
import type { Words } from '#shared/reference/words.ts'
import type { ListFilter } from './search-query.ts'

export type WordFilter = Exclude<ListFilter, 'make' | 'model'>

const words: Record<WordFilter, Readonly<Record<string, Words | undefined>>> = {
  bodyType: bodyTypeWords,
  city: cityWords,
  fuelType: fuelTypeWords,
  transmission: transmissionWords,
  condition: conditionWords,
}

/** What a value of a filter is called on the screen; one that we have no words for stays as it is. */
export const wordOf = (filter: WordFilter, value: string, language: Language): string =>
  words[filter][value]?.[language] ?? value

/** The choices that are always offered, with cars or without. Of the conditions, the four of the specification. */
export const standingChoices: Record<WordFilter, readonly string[]> = {
  bodyType: bodyTypes,
  city: cityNames,
  fuelType: fuelTypes,
  transmission: transmissions,
  condition: conditions.slice(0, 4),
}
