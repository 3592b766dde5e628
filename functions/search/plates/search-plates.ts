import { type Bits, emptyBits, hasBit, intersectWords, listRows } from '#functions/search/bits.ts'
import { rowsLike } from './digit-sets.ts'
import { lengthOf, type PlateFacts, readRow } from './columns.ts'
import { filterOf, type PlateFilter } from './plate-filter.ts'
import type { PlateIndex } from './plate-index.ts'
import type { PlateQuery } from '#shared/schemas/plate-query.ts'

/** For each number of the query, the rows at each of its fits, the best first. */
type Fits = readonly (readonly Bits[])[]

/**
 * Lists the rows that answer all numbers, ascending; undefined for all. The last fit of a number is what all others are
 * cases of.
 */
const rowsWith = (fits: Fits, count: number, listed: Uint32Array): Uint32Array | undefined => {
  if (fits.length === 0) return undefined
  const together = emptyBits(count)
  intersectWords(
    together,
    fits.map((each) => each.at(-1)!),
    0,
    together.length,
  )
  return listed.subarray(0, listRows(together, 0, together.length, listed, 0))
}

/** The fit of a row that matches all numbers, by the worst of them: 1 is best. */
const fitOf = (fits: Fits, row: number): number => {
  let worst = 1
  for (const each of fits) {
    let fit = 0
    while (fit < each.length - 1 && !hasBit(each[fit]!, row)) fit++
    if (fit >= worst) worst = fit + 1
  }
  return worst
}

/**
 * Marks each row of the index with how well it fits, 1 up to `filter.fits`, or 0.
 * @returns how many rows have each mark, by the mark
 */
const markRows = (
  { count, columns, digits, marks, listed }: PlateIndex,
  { all, some, lengths, minPrice, maxPrice, numbers, fits }: PlateFilter,
): number[] => {
  const { numbers: packed, traits, prices } = columns
  const known: Fits = numbers.map((each) => each.map((shapes) => rowsLike(digits, shapes)))
  const counts = Array.from({ length: fits + 1 }, () => 0)
  marks.fill(0, 0, count)
  const rows = rowsWith(known, count, listed)
  const candidates = rows?.length ?? count
  for (let place = 0; place < candidates; place++) {
    const row = rows ? rows[place]! : place
    const own = traits[row]!
    const isWanted =
      (own & all) === all &&
      (some === 0 || (own & some) !== 0) &&
      ((lengths >>> lengthOf(packed[row]!)) & 1) === 1 &&
      prices[row]! >= minPrice &&
      prices[row]! <= maxPrice
    if (!isWanted) continue
    const fit = fits === 1 ? 1 : fitOf(known, row)
    marks[row] = fit
    counts[fit]!++
  }
  return counts
}

type FoundPlates = { plates: PlateFacts[]; total: number }

type Page = { skip: number; limit: number; rows: number[] }
type Walk = { order: Uint32Array; count: number; isDescending: boolean }

/** Adds the rows with a mark from `from` to `to` in an order to a page, until the page is full. */
const collect = (page: Page, marks: Uint8Array, [from, to]: readonly [number, number], walk: Walk): void => {
  const { order, count, isDescending } = walk
  for (let place = 0; place < count && page.rows.length < page.limit; place++) {
    const row = order[isDescending ? count - 1 - place : place]!
    const mark = marks[row]!
    if (mark < from || mark > to) continue
    if (page.skip > 0) page.skip--
    else page.rows.push(row)
  }
}

/**
 * One page of the plates that answer a query, and how many do. Without a sort those whose number fits a text best come
 * first, and the newest of them; ties end at the id, so that pages never overlap.
 */
export const searchPlates = (index: PlateIndex, query: PlateQuery): FoundPlates => {
  const filter = filterOf(query)
  if (!filter) return { plates: [], total: 0 }
  const counts = markRows(index, filter)
  const { sortBy, sortOrder, limit } = query
  const page: Page = { skip: (query.page - 1) * limit, limit, rows: [] }
  const isDescending = sortBy === undefined || sortOrder === 'desc'
  const walk = { order: index.orders[sortBy ?? 'createdAt'], count: index.count, isDescending }
  const total = counts.reduce((sum, each) => sum + each, 0)
  if (sortBy !== undefined) {
    if (page.skip < total) collect(page, index.marks, [1, filter.fits], walk)
  } else
    for (let fit = 1; fit <= filter.fits; fit++) {
      const fitting = counts[fit]!
      if (page.skip >= fitting) page.skip -= fitting
      else collect(page, index.marks, [fit, fit], walk)
    }
  return { plates: page.rows.map((row) => readRow(index.columns, row)), total }
}
