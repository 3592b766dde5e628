import type { Segment } from '#functions/search/segment.ts'
import type { Selection } from '#functions/search/select-rows.ts'
import { facetNames, type FacetName, type Facets } from '#shared/schemas/listing-query.ts'

type Selected = { segment: Segment; selection: Selection }

const countValues = (selected: readonly Selected[], facet: FacetName) => {
  const counts = new Map<string, number>()
  for (const { segment, selection } of selected) {
    const column = segment.facets[facet]
    const inSegment = column.countIn(selection.rowsFor(facet))
    column.values.forEach((value, code) => counts.set(value, (counts.get(value) ?? 0) + inSegment[code]!))
  }
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

/** The choices that are left under every facet, the most frequent first; those that nothing has are left out. */
export const countFacets = (selected: readonly Selected[]): Facets =>
  Object.fromEntries(facetNames.map((facet) => [facet, countValues(selected, facet)])) as Facets
