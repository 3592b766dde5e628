import { once } from '#shared/rules/once.ts'
import type { Bits } from '#functions/search/bits.ts'
import type { CardStore } from '#functions/search/card-store.ts'
import type { Dictionary } from './dictionary.ts'
import type { RowIds } from '#functions/search/row-ids.ts'
import type { WordPostings } from '#functions/search/word-postings.ts'

/**
 * The columns of texts with few distinct values; `car` is make and model, `dealer` the dealer's part of a card. Those of a number
 * (`seats`) have the choice it falls under; '' is what a seller did not say.
 */
export const textNames = [
  'car',
  'bodyType',
  'fuelType',
  'transmission',
  'condition',
  'city',
  'area',
  'color',
  'variant',
  'dealer',
  'driveType',
  'seats',
  'doors',
  'cylinders',
  'generation',
  'trim',
] as const
export type TextName = (typeof textNames)[number]

export const flagNames = [
  'isGCCSpec',
  'hasWarranty',
  'isFeatured',
  'isAccidentFree',
  'hasPhotos',
  'isFirstOwner',
  'hasFullService',
  'hasInspectionReport',
] as const
export type FlagName = (typeof flagNames)[number]

/** The numbers of each row; times are in milliseconds since 1970. */
type Numbers = {
  createdAt: Float64Array
  priceQAR: Uint32Array
  year: Uint16Array
  mileage: Uint32Array
  viewCount: Uint32Array
  listedAt: Float64Array
  /** 0 for a price that did not come down. */
  droppedAt: Float64Array
}

/** Listings as columns: the content of a snapshot. Rows are in the order of make, model and year. */
export type Columns = {
  count: number
  ids: RowIds
  versions: Uint32Array
  changedAt: Float64Array
  numbers: Numbers
  texts: Record<TextName, Dictionary>
  flags: Record<FlagName, Bits>
  /** The features of our list; a seller's own words are among `words`. */
  features: Record<string, Bits>
  words: WordPostings
  cards: CardStore
}

/** A record with a value made for each name. */
export const record = <K extends string, V>(names: readonly K[], make: (name: K) => V) => {
  // Every search makes one of its facets: a list of entries first would take twice the time.
  const made = {} as Record<K, V>
  for (const name of names) made[name] = make(name)
  return made
}

/** The same, each value made when it is first read, and kept. */
export const recordOnDemand = <K extends string, V>(names: readonly K[], make: (name: K) => V) => {
  const getters = record(names, (name) => ({ enumerable: true, get: once(() => make(name)) }))
  return Object.defineProperties({}, getters) as Record<K, V>
}

/** Numbers that sort rows by car, as its dictionary does, and by year. No year has more than four digits. */
export const carThenYear = (
  cars: ArrayLike<number>,
  years: ArrayLike<number>,
  count: number,
): Float64Array => {
  const keys = new Float64Array(count)
  for (let row = 0; row < count; row++) keys[row] = cars[row]! * 10_000 + years[row]!
  return keys
}
