import { readRow } from '#functions/search/plates/columns.ts'
import type { PlateFacts } from '#functions/search/plates/document.ts'
import { markRows } from '#functions/search/plates/mark-rows.ts'
import { filterOf } from '#functions/search/plates/plate-filter.ts'
import type { PlateIndex } from '#functions/search/plates/plate-index.ts'
import type { PlateQuery } from '#shared/schemas/plate-query.ts'

export type FoundPlates = { plates: PlateFacts[]; total: number }

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
