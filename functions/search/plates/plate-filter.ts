import { type PlateText, shapesOf, understandPlateText } from './understand.ts'
import { bitOfCategory, bitOfSeries, bitsOfLocations, bitsOfTags } from '#functions/search/plates/traits.ts'
import type { PlateTerm } from '#functions/search/plates/vocabulary.ts'
import { limits } from '#shared/constants/limits.ts'
import type { PlateDigits } from '#shared/reference/plate-vocabulary.ts'
import type { PlateQuery } from '#shared/schemas/plate-query.ts'

/** A query's conditions on a row, prepared for fast comparison. */
export type PlateFilter = {
  /** Traits that must all be there, and those of which one must be; 0 for none. */
  all: number
  some: number
  /** A bit per number of digits that will do. */
  lengths: number
  minPrice: number
  maxPrice: number
  /** Each must be answered: per number its fits, the best first, as the shapes that a plate's number may have. */
  numbers: readonly (readonly (readonly string[])[])[]
  /** The number of distinct fits: the mark of a row is one of 1 (best) up to this. */
  fits: number
}

const isPattern = (number: string): boolean => /[?*]/.test(number)

/** A pattern fits or does not; digits alone are the whole number, begin it, or are within it. */
const fitsOf = (number: string): string[][] =>
  (isPattern(number) ? [number] : [number, `${number}*`, `*${number}*`]).map(shapesOf)

const anyLength = 0b1111110
const lengthsOf = (digits: PlateDigits | undefined): number => {
  if (digits === undefined) return anyLength
  return digits === '4+' ? 0b1110000 : 1 << Number(digits)
}

const bitsOf = (term: Exclude<PlateTerm, { digits: number }>): number => {
  if ('tag' in term) return bitsOfTags([term.tag])
  if ('category' in term) return bitOfCategory(term.category)
  return 'location' in term ? bitsOfLocations([term.location]) : bitOfSeries(term.series)
}

const nothing: PlateText = { terms: [], numbers: [] }

/** The filter of a query; undefined when no plate can answer it. */
export const filterOf = (query: PlateQuery): PlateFilter | undefined => {
  const text = query.search === undefined ? nothing : understandPlateText(query.search)
  if (!text) return undefined
  let all = bitsOfTags(query.tags ?? [])
  let lengths = lengthsOf(query.digits)
  if (query.category) all |= bitOfCategory(query.category)
  if (query.series) all |= bitOfSeries(query.series)
  for (const term of text.terms) {
    if ('digits' in term) lengths &= 1 << term.digits
    else all |= bitsOf(term)
  }
  return {
    all,
    some: bitsOfLocations(query.location ?? []),
    lengths,
    minPrice: query.minPrice ?? 0,
    maxPrice: query.maxPrice ?? limits.plate.price.max,
    numbers: text.numbers.map(fitsOf),
    fits: text.numbers.some((number) => !isPattern(number)) ? 3 : 1,
  }
}
