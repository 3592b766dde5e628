import type { CountPlaces, Pack, ValueFacet } from './value-sets.ts'

/**
 * The number of live rows for each pair of cells of two packs, the earlier pack's cells one after the other: `tables[a][b]` for a < b. A
 * query that filters by facet values alone is answered from these some ten thousand numbers instead of from the rows.
 */
export type CellTables = readonly (readonly (Uint32Array | undefined)[])[]

// Reading a table takes about 80 µs for any number of rows, and all of them have 1.5 MB; fewer rows than this are counted sooner.
const worthFrom = 100_000

const countPairs = ({ size, cells }: Pack, { size: others, cells: otherCells }: Pack): Uint32Array => {
  const table = new Uint32Array(size * others)
  for (let row = 0; row < cells.length; row++) table[cells[row]! * others + otherCells[row]!]!++
  return table
}

/** The tables of all pairs of packs, or undefined where counting the rows is quicker. */
export const buildCellTables = (
  packs: readonly Pack[],
  count: number,
  from = worthFrom,
): CellTables | undefined => {
  if (count < from || packs.length < 2) return undefined
  return packs.map((first, a) =>
    packs.map((second, b) => {
      if (b <= a) return undefined
      return countPairs(first, second)
    }),
  )
}

/** Takes a row out of all tables. */
export const takeFromTables = (tables: CellTables, packs: readonly Pack[], row: number): void =>
  tables.forEach((others, a) =>
    others.forEach((table, b) => {
      if (table) table[packs[a]!.cells[row]! * packs[b]!.size + packs[b]!.cells[row]!]!--
    }),
  )

/** The values that a query wants of a facet, by their places among its values. */
export type WantedValues = { name: ValueFacet; values: readonly number[] }

const fails = -2
const passes = -1

/** Returns the one filter that each cell fails, as its place in `wanted`; `passes` for none, `fails` for several. */
const judge = ({ size, names, placeOf }: Pack, { first }: CountPlaces, wanted: readonly WantedValues[]) => {
  const verdicts = new Int8Array(size).fill(passes)
  wanted.forEach(({ name, values }, filter) => {
    const places = placeOf[names.indexOf(name)]
    if (!places) return
    for (let cell = 0; cell < size; cell++)
      if (!values.includes(places[cell]! - first[name]))
        verdicts[cell] = verdicts[cell] === passes ? filter : fails
  })
  return verdicts
}

/** Adds the counts of a pack's cells up by value: of what passes by every facet, of what fails one filter by its facet. */
const addUp = (
  { names, placeOf }: Pack,
  sums: Uint32Array,
  verdicts: Int8Array,
  wanted: readonly WantedValues[],
  counts: Uint32Array,
): void => {
  for (let cell = 0; cell < sums.length; cell++) {
    const verdict = verdicts[cell]!
    if (sums[cell] === 0 || verdict === fails) continue
    placeOf.forEach((places, index) => {
      if (verdict === passes || wanted[verdict]!.name === names[index]) counts[places[cell]!]! += sums[cell]!
    })
  }
}

type Asked = { packs: readonly Pack[]; places: CountPlaces; wanted: readonly WantedValues[] }

/**
 * Counts the rows by the facets of one pack, each ignoring its own filter, when only facets are filtered. @returns false when that takes
 * more than one table: facets of two other packs are filtered.
 */
export const countPackByTable = (
  tables: CellTables,
  own: number,
  { packs, places, wanted }: Asked,
  counts: Uint32Array,
): boolean => {
  const isWanted = (pack: Pack) => wanted.some(({ name }) => pack.names.includes(name))
  const others = packs.flatMap((pack, place) => (place !== own && isWanted(pack) ? [place] : []))
  if (others.length > 1) return false
  const other = others[0] ?? (own === 0 ? 1 : 0)
  const pack = packs[own]!
  const partner = packs[other]!
  const table = tables[Math.min(own, other)]![Math.max(own, other)]!
  // Steps in the table from one cell of a pack to its next.
  const [step, otherStep] = own < other ? [partner.size, 1] : [1, pack.size]
  const otherVerdicts = judge(partner, places, wanted)
  const sums = new Uint32Array(pack.size)
  for (let otherCell = 0; otherCell < partner.size; otherCell++) {
    if (otherVerdicts[otherCell] !== passes) continue
    const from = otherCell * otherStep
    for (let cell = 0; cell < pack.size; cell++) sums[cell]! += table[from + cell * step]!
  }
  addUp(pack, sums, judge(pack, places, wanted), wanted, counts)
  return true
}
