import { emptyBits, hasBit, setBit, type Bits } from '#functions/search/bits.ts'
import type { Columns } from '#functions/search/columns.ts'
import type { Dictionary } from '#functions/search/dictionary.ts'

/** A set of rows for each value of a column. */
export type ValueSets = { values: readonly string[]; sets: readonly Bits[] }

/** The facets with few values, in the order of their counts. */
export const valueFacets = [
  'bodyType',
  'fuelType',
  'transmission',
  'dealerOnly',
  'isGCCSpec',
  'hasWarranty',
  'condition',
  'city',
] as const
export type ValueFacet = (typeof valueFacets)[number]

export const setsOfText = ({ values, codes }: Dictionary): ValueSets => {
  const sets = values.map(() => emptyBits(codes.length))
  for (let row = 0; row < codes.length; row++) setBit(sets[codes[row]!]!, row)
  return { values, sets }
}

const setsOfFlag = (flag: Bits, count: number): ValueSets => {
  const others = flag.map((word) => ~word)
  // No set has a bit beyond the last row: counting would find it.
  if (count % 32 > 0) others[others.length - 1]! &= (1 << (count % 32)) - 1
  return { values: ['false', 'true'], sets: [others, flag] }
}

const ofDealers = ({ values, codes }: Dictionary): Bits => {
  const set = emptyBits(codes.length)
  for (let row = 0; row < codes.length; row++) if (values[codes[row]!] !== '') setBit(set, row)
  return set
}

/** The sets of every facet with few values. */
export const setsOfFacets = ({ count, texts, flags }: Columns): Record<ValueFacet, ValueSets> => ({
  bodyType: setsOfText(texts.bodyType),
  fuelType: setsOfText(texts.fuelType),
  transmission: setsOfText(texts.transmission),
  dealerOnly: setsOfFlag(ofDealers(texts.dealer), count),
  isGCCSpec: setsOfFlag(flags.isGCCSpec, count),
  hasWarranty: setsOfFlag(flags.hasWarranty, count),
  condition: setsOfText(texts.condition),
  city: setsOfText(texts.city),
})

/** The place of each row's value among a facet's values. */
export const codesOfFacet = (
  { texts, count }: Columns,
  facets: Record<ValueFacet, ValueSets>,
  name: ValueFacet,
): ArrayLike<number> => {
  if (name in texts) return texts[name as keyof typeof texts].codes
  const isTrue = facets[name].sets[1]!
  const codes = new Uint8Array(count)
  for (let row = 0; row < count; row++) codes[row] = hasBit(isTrue, row) ? 1 : 0
  return codes
}
