import type { Bits } from '#functions/search/bits.ts'
import { cellsAtMost, type Pack } from '#functions/search/value-packs.ts'

/** Counts listed rows by all facets at once, into `counts`. */
export const countList = (packs: readonly Pack[], rows: Uint32Array, counts: Uint32Array): void => {
  for (const { cells, placeOf } of packs)
    for (const places of placeOf)
      for (let index = 0; index < rows.length; index++) counts[places[cells[rows[index]!]!]!]!++
}

// Empty between calls, so that a search does not have to make and empty it.
const byCell = new Uint32Array(2 * cellsAtMost)

/** Counts a set of rows by one or two packs on one way through it. */
const countPair = ({ cells }: Pack, { cells: others }: Pack, rows: Bits, spans: readonly number[]): void => {
  for (let span = 0; span < spans.length; span += 2)
    for (let index = spans[span]!; index < spans[span + 1]!; index++)
      for (let word = rows[index]!; word !== 0; word &= word - 1) {
        const row = (index << 5) + 31 - Math.clz32(word & -word)
        byCell[cells[row]!]!++
        byCell[cellsAtMost + others[row]!]!++
      }
}

const addCells = ({ size, placeOf }: Pack, from: number, counts: Uint32Array): void => {
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
    countPair(first, second ?? first, rows, spans)
    addCells(first, 0, counts)
    if (second) addCells(second, cellsAtMost, counts)
    byCell.fill(0)
  }
}
