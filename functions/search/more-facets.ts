import { applyFacets } from './filter-rows.ts'
import type { MomentFacet, WideFacet } from './asked-sets.ts'
import { countIn, countSharedIn, toList } from './row-list.ts'
import { borrow, giveBack } from './segment.ts'
import type { Rows, Selection } from './select-rows.ts'

/** The number of rows for each of a facet's values. */
export type ValueCounts = { values: readonly string[]; counts: Uint32Array }

/** Counts the rows that pass all filters except a facet's own. */
const countWithout = (
  selection: Selection,
  name: string,
  count: (rows: Rows & { total: number }) => ValueCounts,
): ValueCounts => {
  const { segment, filters, common } = selection
  if (!filters.facets.some((facet) => facet.name === name)) return count(selection)
  const rows = borrow(segment)
  applyFacets(common.rows, filters, common.spans, rows, name)
  const counts = count({ rows, spans: common.spans, total: countIn(rows, common.spans) })
  giveBack(segment, rows)
  return counts
}

/** Counts by a facet that depends on the time, ignoring its own filter. */
export const countMoment = (selection: Selection, name: MomentFacet): ValueCounts => {
  const { values, sets } = selection.segment.moments(selection.at)[name]
  return countWithout(selection, name, ({ rows, spans, total }) => {
    const yes = countSharedIn(rows, sets[1]!, spans)
    return { values, counts: Uint32Array.of(total - yes, yes) }
  })
}

/** Counts by a facet with many values, ignoring its own filter, row by row. */
export const countWide = (selection: Selection, name: WideFacet): ValueCounts => {
  const { values, codes } = selection.segment.columns.texts[name]
  return countWithout(selection, name, ({ rows, spans, total }) => {
    const counts = new Uint32Array(values.length)
    for (const row of toList(rows, spans, total)) counts[codes[row]!]!++
    return { values, counts }
  })
}
