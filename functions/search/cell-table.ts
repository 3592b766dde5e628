import type { Pack, ValueFacet } from './value-sets.ts'

/**
 * The number of live rows for each pair of cells, when there are two packs. A query that filters by facet values alone is
 * answered from these some ten thousand numbers instead of from the rows.
 */
export type CellTable = Uint32Array

/** The table of `count` rows. */
export const buildCellTable = ([first, second]: readonly Pack[], count: number): CellTable | undefined => {
  if (!first || !second) return undefined
  const table = new Uint32Array(first.size * second.size)
  for (let row = 0; row < count; row++) table[first.cells[row]! * second.size + second.cells[row]!]!++
  return table
}

// Reading a table takes about 80 µs for any number of rows, and it has 240 KB; fewer rows than this are counted sooner.
const worthFrom = 100_000

/** True when so many rows are better counted by a table. */
export const isTableWorth = (packs: readonly Pack[], count: number): boolean =>
  count >= worthFrom && packs.length === 2

/** The values that a query wants of a facet, by their places among its values. */
export type WantedValues = { name: ValueFacet; values: readonly number[] }

const fails = -2
const passes = -1

/** Returns the one filter that each cell fails, as its place in `wanted`; `passes` for none, `fails` for several. */
const judge = (
  { size, names, placeOf }: Pack,
  first: Record<ValueFacet, number>,
  wanted: readonly WantedValues[],
): Int8Array => {
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

/** Counts the rows by facet value, each facet ignoring its own filter, when only facets are filtered. */
export const countByTable = (
  table: CellTable,
  [a, b]: readonly [Pack, Pack],
  places: { first: Record<ValueFacet, number>; all: number },
  wanted: readonly WantedValues[],
): Uint32Array => {
  const counts = new Uint32Array(places.all)
  const [verdictsA, verdictsB] = [judge(a, places.first, wanted), judge(b, places.first, wanted)]
  const [sumsA, sumsB] = [new Uint32Array(a.size), new Uint32Array(b.size)]
  for (let cellA = 0; cellA < a.size; cellA++) {
    const from = cellA * b.size
    const isOut = verdictsA[cellA] !== passes
    if (verdictsA[cellA] === fails) continue
    let sum = 0
    for (let cellB = 0; cellB < b.size; cellB++) {
      const count = table[from + cellB]!
      if (verdictsB[cellB] === passes) sum += count
      if (!isOut) sumsB[cellB]! += count
    }
    sumsA[cellA] = sum
  }
  addUp(a, sumsA, verdictsA, wanted, counts)
  addUp(b, sumsB, verdictsB, wanted, counts)
  return counts
}
