import type { Bits } from '#functions/search/bits.ts'
import type { Pack } from '#functions/search/value-packs.ts'

/** Counts listed rows by all facets at once, into `counts`. */
export const countList = (packs: readonly Pack[], rows: Uint32Array, counts: Uint32Array): void => {
  for (const { cells, placeOf } of packs)
    for (const places of placeOf)
      for (let index = 0; index < rows.length; index++) counts[places[cells[rows[index]!]!]!]!++
}

const scratch = { byCell: new Uint32Array(4096) }

/** Counts a set of rows by the cells of two packs on one way through it, the second's after the first's. */
const countPair = ({ cells, size }: Pack, other: Pack, rows: Bits, spans: readonly number[]): Uint32Array => {
  if (scratch.byCell.length < size + other.size) scratch.byCell = new Uint32Array(size + other.size)
  const { byCell } = scratch
  const others = other.cells
  byCell.fill(0, 0, size + other.size)
  for (let span = 0; span < spans.length; span += 2)
    for (let index = spans[span]!; index < spans[span + 1]!; index++)
      for (let word = rows[index]!; word !== 0; word &= word - 1) {
        const row = (index << 5) + 31 - Math.clz32(word & -word)
        byCell[cells[row]!]!++
        byCell[size + others[row]!]!++
      }
  return byCell
}

const addCells = ({ size, placeOf }: Pack, byCell: Uint32Array, from: number, counts: Uint32Array): void => {
  for (let cell = 0; cell < size; cell++) {
    const count = byCell[from + cell]!
    if (count > 0) for (const places of placeOf) counts[places[cell]!]! += count
  }
}

/** Counts a set of rows by all facets at once, into `counts`. */
export const countCells = (
  packs: readonly Pack[],
  rows: Bits,
  spans: readonly number[],
  counts: Uint32Array,
): void => {
  for (let index = 0; index < packs.length; index += 2) {
    const first = packs[index]!
    const second = packs[index + 1]
    const byCell = countPair(first, second ?? first, rows, spans)
    addCells(first, byCell, 0, counts)
    if (second) addCells(second, byCell, first.size, counts)
  }
}
