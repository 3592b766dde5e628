import { type Bits, emptyBits, hasBit, setBit } from './bits.ts'
import type { Columns } from './columns.ts'
import { buildDictionary, type Dictionary } from './dictionary.ts'
import { type Condition, qualityOf, stateOf } from '#shared/reference/car-vocabulary.ts'

/** A set of rows for each value of a column. */
export type ValueSets = { values: readonly string[]; sets: readonly Bits[] }

/** The facets whose counts are kept by cell, in the order of their counts; those that are asked for most share the first packs. */
export const valueFacets = [
  'bodyType',
  'fuelType',
  'transmission',
  'dealerOnly',
  'isGCCSpec',
  'hasWarranty',
  'condition',
  'city',
  'color',
  'driveType',
  'seats',
  'doors',
  'isAccidentFree',
  'cylinders',
  'quality',
  'hasPhotos',
  'carState',
] as const
export type ValueFacet = (typeof valueFacets)[number]

const setsOfText = ({ values, codes }: Dictionary): ValueSets => {
  const sets = values.map(() => emptyBits(codes.length))
  for (let row = 0; row < codes.length; row++) setBit(sets[codes[row]!]!, row)
  return { values, sets }
}

/** The sets of a yes or no: rows that are not in `flag`, and those that are. */
export const setsOfFlag = (flag: Bits, count: number): ValueSets => {
  const others = flag.map((word) => ~word)
  // No set has a bit beyond the last row: counting would find it.
  if (count % 32 > 0) others[others.length - 1]! &= (1 << (count % 32)) - 1
  return { values: ['false', 'true'], sets: [others, flag] }
}

/** The rows for which something holds. */
export const rowsWhere = (count: number, holds: (row: number) => boolean): Bits => {
  const set = emptyBits(count)
  for (let row = 0; row < count; row++) if (holds(row)) setBit(set, row)
  return set
}

const ofDealers = ({ values, codes }: Dictionary): Bits =>
  rowsWhere(codes.length, (row) => values[codes[row]!] !== '')

/** What each value of a column says in other words, as a column. */
const translate = ({ values, codes }: Dictionary, say: (condition: Condition) => string): Dictionary => {
  // The column holds only values that the listings' own schema accepted.
  const said = values.map((value) => say(value as Condition))
  return buildDictionary(codes.length, (row) => said[codes[row]!]!)
}

/** The sets of every facet with few values. */
export const setsOfFacets = (columns: Columns): Record<ValueFacet, ValueSets> => {
  const { count, texts, flags } = columns
  return {
    bodyType: setsOfText(texts.bodyType),
    fuelType: setsOfText(texts.fuelType),
    transmission: setsOfText(texts.transmission),
    dealerOnly: setsOfFlag(ofDealers(texts.dealer), count),
    isGCCSpec: setsOfFlag(flags.isGCCSpec, count),
    hasWarranty: setsOfFlag(flags.hasWarranty, count),
    condition: setsOfText(texts.condition),
    city: setsOfText(texts.city),
    color: setsOfText(texts.color),
    driveType: setsOfText(texts.driveType),
    seats: setsOfText(texts.seats),
    doors: setsOfText(texts.doors),
    isAccidentFree: setsOfFlag(flags.isAccidentFree, count),
    cylinders: setsOfText(texts.cylinders),
    quality: setsOfText(translate(texts.condition, (condition) => qualityOf(condition) ?? '')),
    hasPhotos: setsOfFlag(flags.hasPhotos, count),
    carState: setsOfText(translate(texts.condition, stateOf)),
  }
}

/** The place of each row's value among a facet's values. */
const codesOfFacet = (
  { count, texts }: Columns,
  { sets }: ValueSets,
  name: ValueFacet,
): ArrayLike<number> => {
  if (name in texts) return texts[name as keyof typeof texts].codes
  const codes = new Uint8Array(count)
  sets.forEach((set, place) => {
    for (let row = 0; row < count; row++) if (hasBit(set, row)) codes[row] = place
  })
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

// Beyond this many cells, adding them up costs more than another pass over the rows. Each pack after the first is smaller, since
// pairs of packs are counted in tables.
const cellsAtMost = [1024, 128]

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
    if (size * values > (cellsAtMost[packs.length - 1] ?? cellsAtMost[1]!)) {
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
      const codes = codesOfFacet(columns, facets[name], name)
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
