import { plateLocationWords, sellPlateCategoryWords } from '#shared/reference/plate-vocabulary.ts'
import { plateText, toPlainDigits } from '#shared/rules/plate-number.ts'
import { plateTitle } from '#shared/reference/plate-title.ts'
import type { OwnPlate } from '#shared/schemas/plate.ts'

type Named = Pick<OwnPlate, 'series' | 'number' | 'category' | 'location'>

const namesOf = (plate: Named): string => {
  const words = [sellPlateCategoryWords[plate.category], plateLocationWords[plate.location]]
  const titles = [plateTitle(plate, 'en'), plateTitle(plate, 'ar')]
  // `q333` as well as `q 333`.
  const joined = plateText(plate).replace(' ', '')
  return [...titles, joined, ...words.flatMap(({ en, ar }) => [en, ar])].join(' ').toLowerCase()
}

/** The plates whose number, category or place has every word of a search, in either language and any digits. */
export const findPlates = <P extends Named>(plates: readonly P[], search: string): readonly P[] => {
  const words = toPlainDigits(search).toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return plates
  return plates.filter((plate) => {
    const names = namesOf(plate)
    return words.every((word) => names.includes(word))
  })
}
