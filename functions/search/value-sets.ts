import { type Bits, emptyBits, hasBit, setBit } from './bits.ts'
import type { Columns } from './columns.ts'
import type { Dictionary } from './dictionary.ts'

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
const codesOfFacet = (
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

/**
 * Several facets' values of a row as one number, a cell: counting rows by cell and then adding the cells up costs one step per
 * row instead of one per row and facet. `placeOf` gives for each of `names`, by cell, the position of the cell's value among
 * all counts.
 */
export type Pack = {
  names: readonly ValueFacet[]
  cells: Uint16Array
  size: number
  placeOf: readonly Uint16Array[]
}

/** The position of each facet's first count among all; `all` is the number of values. */
export type CountPlaces = { first: Record<ValueFacet, number>; all: number }

// Beyond this many cells, adding them up costs more than another pass over the rows.
const cellsAtMost = 1024

export const placesOf = (facets: Record<ValueFacet, ValueSets>): CountPlaces => {
  let all = 0
  const first = {} as Record<ValueFacet, number>
  for (const name of valueFacets) {
    first[name] = all
    all += facets[name].values.length
  }
  return { first, all }
}

const groups = (facets: Record<ValueFacet, ValueSets>): ValueFacet[][] => {
  const packs: ValueFacet[][] = []
  let size = Infinity
  for (const name of valueFacets) {
    const values = Math.max(1, facets[name].values.length)
    if (size * values > cellsAtMost) {
      packs.push([])
      size = 1
    }
    packs.at(-1)!.push(name)
    size *= values
  }
  return packs
}

/** The packs of all rows. */
export const packValues = (
  columns: Columns,
  facets: Record<ValueFacet, ValueSets>,
  { first }: CountPlaces,
): readonly Pack[] =>
  groups(facets).map((names) => {
    const cells = new Uint16Array(columns.count)
    let size = 1
    const strides = names.map((name) => {
      const stride = size
      const codes = codesOfFacet(columns, facets, name)
      for (let row = 0; row < columns.count; row++) cells[row]! += codes[row]! * stride
      size *= Math.max(1, facets[name].values.length)
      return stride
    })
    const placeOf = names.map((name, index) =>
      Uint16Array.from(
        { length: size },
        (_, cell) => first[name] + (Math.floor(cell / strides[index]!) % facets[name].values.length),
      ),
    )
    return { names, cells, size, placeOf }
  })
