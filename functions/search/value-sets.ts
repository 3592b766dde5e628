import { type Bits, emptyBits, setBit, wordsFor } from './bits.ts'
import { once } from '#shared/rules/once.ts'
import { type Columns, type FlagName, flagNames, record } from './columns.ts'
import type { Dictionary } from './dictionary.ts'
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
  'isFirstOwner',
  'hasFullService',
  'hasInspectionReport',
] as const
export type ValueFacet = (typeof valueFacets)[number]

/** A facet as a column: its values, and the place of each row's among them. */
type Coded = { values: readonly string[]; codes: Uint8Array | Uint16Array }
export type CodedFacets = Readonly<Record<ValueFacet, Coded>>

const yesOrNo = ['false', 'true']

const flagOf = (codes: Coded['codes']): Bits => {
  const flag = emptyBits(codes.length)
  for (let row = 0; row < codes.length; row++) flag[row >>> 5]! |= codes[row]! << (row & 31)
  return flag
}

/**
 * The set of each value. They lie in one block: a hundred arrays of their own cost the garbage collector as much as filling them does.
 */
const setsOf = ({ values, codes }: Coded): ValueSets => {
  if (values === yesOrNo) return setsOfFlag(flagOf(codes), codes.length)
  const words = wordsFor(codes.length)
  const all = new Uint32Array(values.length * words)
  for (let row = 0; row < codes.length; row++) all[codes[row]! * words + (row >>> 5)]! |= 1 << (row & 31)
  return { values, sets: values.map((_, value) => all.subarray(value * words, (value + 1) * words)) }
}

/** The sets of a yes or no: rows that are not in `flag`, and those that are. */
export const setsOfFlag = (flag: Bits, count: number): ValueSets => {
  const others = flag.map((word) => ~word)
  // No set has a bit beyond the last row: counting would find it.
  if (count % 32 > 0) others[others.length - 1]! &= (1 << (count % 32)) - 1
  return { values: yesOrNo, sets: [others, flag] }
}

/** The rows for which something holds. */
export const rowsWhere = (count: number, holds: (row: number) => boolean): Bits => {
  const set = emptyBits(count)
  for (let row = 0; row < count; row++) if (holds(row)) setBit(set, row)
  return set
}

const ofFlag = (flag: Bits, count: number): Coded => {
  const codes = new Uint8Array(count)
  for (let row = 0; row < count; row++) codes[row] = (flag[row >>> 5]! >>> (row & 31)) & 1
  return { values: yesOrNo, codes }
}

/** A column with its codes as narrow as those of nearly all are, so that what follows is compiled for one kind of array. */
const ofText = ({ values, codes }: Dictionary): Coded => ({
  values,
  codes: codes instanceof Uint32Array ? new Uint16Array(codes) : codes,
})

const recode = (codes: Dictionary['codes'], codeOf: Uint8Array): Uint8Array => {
  const recoded = new Uint8Array(codes.length)
  for (let row = 0; row < recoded.length; row++) recoded[row] = codeOf[codes[row]!]!
  return recoded
}

/** What each value of a column says in other words, as a column. */
const translate = (column: Dictionary, say: (value: string) => string): Coded => {
  const said = column.values.map(say)
  const values = [...new Set(said)].toSorted()
  return {
    values,
    codes: recode(
      column.codes,
      Uint8Array.from(said, (text) => values.indexOf(text)),
    ),
  }
}

const ofDealers = ({ values, codes }: Dictionary): Coded => ({
  values: yesOrNo,
  codes: recode(
    codes,
    Uint8Array.from(values, (value) => (value === '' ? 0 : 1)),
  ),
})

const isFlag = (name: ValueFacet): name is ValueFacet & FlagName => flagNames.some((flag) => flag === name)

const codeFacet = ({ count, texts, flags }: Columns, name: ValueFacet): Coded => {
  if (isFlag(name)) return ofFlag(flags[name], count)
  switch (name) {
    case 'dealerOnly':
      return ofDealers(texts.dealer)
    // The column holds only values that the listings' own schema accepted.
    case 'quality':
      return translate(texts.condition, (condition) => qualityOf(condition as Condition) ?? '')
    case 'carState':
      return translate(texts.condition, (condition) => stateOf(condition as Condition))
    default:
      return ofText(texts[name])
  }
}

/** Every facet with few values as a column. */
export const codeFacets = (columns: Columns): CodedFacets =>
  record(valueFacets, (name) => codeFacet(columns, name))

/** The sets of every facet with few values; those of one are made when a search first asks for them. */
export const setsOfFacets = (columns: Columns, coded: CodedFacets): Record<ValueFacet, ValueSets> =>
  record(valueFacets, (name) => {
    // Coded again by then: kept until then, the codes of all facets would take as much memory as their sets.
    const sets = once(() => setsOf(codeFacet(columns, name)).sets)
    return {
      values: coded[name].values,
      get sets() {
        return sets()
      },
    }
  })

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
const cellsAtMost = 1500

export const placesOf = (coded: CodedFacets): CountPlaces => {
  let all = 0
  const first = {} as Record<ValueFacet, number>
  for (const name of valueFacets) {
    first[name] = all
    all += coded[name].values.length
  }
  return { first, all }
}

const groups = (coded: CodedFacets): ValueFacet[][] => {
  const packs: ValueFacet[][] = []
  let size = Infinity
  for (const name of valueFacets) {
    const values = Math.max(1, coded[name].values.length)
    if (size * values > cellsAtMost) {
      packs.push([])
      size = 1
    }
    packs.at(-1)!.push(name)
    size *= values
  }
  return packs
}

/** A loop of its own: written into the one that calls it, it is compiled for every kind of array there is, four times slower. */
const addCodes = (cells: Uint16Array, codes: Uint8Array | Uint16Array, stride: number): void => {
  for (let row = 0; row < cells.length; row++) cells[row]! += codes[row]! * stride
}

/** The packs of all rows. */
export const packValues = (coded: CodedFacets, { first }: CountPlaces): readonly Pack[] =>
  groups(coded).map((names) => {
    const cells = new Uint16Array(coded.bodyType.codes.length)
    let size = 1
    const strides = names.map((name) => {
      const stride = size
      addCodes(cells, coded[name].codes, stride)
      size *= Math.max(1, coded[name].values.length)
      return stride
    })
    const placeOf = names.map((name, index) =>
      Uint16Array.from(
        { length: size },
        (_, cell) => first[name] + (Math.floor(cell / strides[index]!) % coded[name].values.length),
      ),
    )
    return { names, cells, size, placeOf }
  })

/** Adds a facet's values to the counts of each cluster, whose rows lie together; its first value is counted at `first`. */
const addByCluster = (
  counts: Uint32Array,
  starts: Uint32Array,
  all: number,
  first: number,
  codes: Uint8Array | Uint16Array,
): void => {
  for (let cluster = 0; cluster + 1 < starts.length; cluster++) {
    const from = cluster * all + first
    const beyond = starts[cluster + 1]!
    for (let row = starts[cluster]!; row < beyond; row++) counts[from + codes[row]!]!++
  }
}

/** The number of rows for each cluster and facet value: cluster by cluster, by `places`. */
export const countByCluster = (coded: CodedFacets, places: CountPlaces, starts: Uint32Array): Uint32Array => {
  const counts = new Uint32Array((starts.length - 1) * places.all)
  for (const name of valueFacets)
    addByCluster(counts, starts, places.all, places.first[name], coded[name].codes)
  return counts
}
