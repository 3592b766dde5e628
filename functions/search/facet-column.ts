import { countShared, eachRow, emptyBits, orInto, setBit, type Bits } from '#functions/search/bits.ts'

/** One facet of a segment: a dictionary of its values, and two questions about rows. */
export type FacetColumn = {
  values: readonly string[]
  /** The rows that have one of the wanted values; a value nobody has matches nothing. */
  matching: (wanted: readonly string[]) => Bits
  /** How many of the rows have each value, by its place in `values`. */
  countIn: (rows: Bits) => Uint32Array
}

// A set per value is the faster form while the values are few (rows / 32 steps each); with hundreds of models one pass
// over the codes is, and the sets would need 12 MB per 100,000 rows.
const setsUpTo = 32

/** Builds the column of the given values, one per row. */
export const buildFacetColumn = (rowValues: readonly string[]): FacetColumn => {
  const values = [...new Set(rowValues)]
  const codeOf = new Map(values.map((value, code) => [value, code]))
  const codes = Uint16Array.from(rowValues, (value) => codeOf.get(value)!)
  const wantedCodes = (wanted: readonly string[]) =>
    wanted.map((value) => codeOf.get(value)).filter((code) => code !== undefined)
  return values.length <= setsUpTo ? asSets(values, codes, wantedCodes) : asCodes(values, codes, wantedCodes)
}

type WantedCodes = (wanted: readonly string[]) => number[]

const asSets = (values: readonly string[], codes: Uint16Array, wantedCodes: WantedCodes): FacetColumn => {
  const sets = values.map(() => emptyBits(codes.length))
  for (let row = 0; row < codes.length; row++) setBit(sets[codes[row]!]!, row)
  return {
    values,
    matching: (wanted) => {
      const rows = emptyBits(codes.length)
      for (const code of wantedCodes(wanted)) orInto(rows, sets[code]!)
      return rows
    },
    countIn: (rows) => Uint32Array.from(sets, (set) => countShared(set, rows)),
  }
}

const asCodes = (values: readonly string[], codes: Uint16Array, wantedCodes: WantedCodes): FacetColumn => ({
  values,
  matching: (wanted) => {
    const isWanted = new Uint8Array(values.length)
    for (const code of wantedCodes(wanted)) isWanted[code] = 1
    const rows = emptyBits(codes.length)
    for (let row = 0; row < codes.length; row++) if (isWanted[codes[row]!]) setBit(rows, row)
    return rows
  },
  countIn: (rows) => {
    const counts = new Uint32Array(values.length)
    eachRow(rows, (row) => void counts[codes[row]!]!++)
    return counts
  },
})
