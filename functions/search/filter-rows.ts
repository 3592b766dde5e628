import { clearRows, intersectWords, subtractWords, type Bits } from '#functions/search/bits.ts'
import { eachWindow, type ClusterMask } from '#functions/search/clusters.ts'
import type { Filters } from '#functions/search/query-filters.ts'
import type { Segment } from '#functions/search/segment.ts'
import type { TermRows } from '#functions/search/term-rows.ts'

/** The spans of words that windows of rows touch, those that touch joined. */
export const spansOf = (segment: Segment, mask: ClusterMask | undefined): number[] => {
  const spans: number[] = []
  eachWindow(segment.clusters, mask, (from, to) => {
    if (from === to) return
    const first = from >>> 5
    const beyond = ((to - 1) >>> 5) + 1
    if (spans.length > 0 && spans.at(-1)! >= first) spans[spans.length - 1] = beyond
    else spans.push(first, beyond)
  })
  return spans
}

/** Writes the rows of some spans that pass every filter which is not a facet's. */
export const applyOthers = (
  { live }: Segment,
  { within, outside }: Filters,
  terms: readonly TermRows[],
  spans: readonly number[],
  into: Bits,
): void => {
  const sets = [live, ...within]
  for (const term of terms) if ('all' in term) sets.push(term.all)
  for (let index = 0; index < spans.length; index += 2) {
    intersectWords(into, sets, spans[index]!, spans[index + 1]!)
    for (const set of outside) subtractWords(into, set, spans[index]!, spans[index + 1]!)
  }
}

/** Writes those of `rows` in some spans that pass the filter of every facet but `except`. */
export const applyFacets = (
  rows: Bits,
  { facets }: Filters,
  spans: readonly number[],
  into: Bits,
  except?: string,
): void => {
  const sets = [rows]
  for (const { name, set } of facets) if (name !== except) sets.push(set)
  for (let index = 0; index < spans.length; index += 2)
    intersectWords(into, sets, spans[index]!, spans[index + 1]!)
}

/** Removes from some spans what lies outside the chosen clusters. */
export const keepClusters = (
  { clusters, columns }: Segment,
  chosen: ClusterMask | undefined,
  spans: readonly number[],
  rows: Bits,
): void => {
  if (!chosen) return
  let span = 0
  let reached = 0
  const clearUpTo = (to: number) => {
    for (; span < spans.length; span += 2) {
      const from = Math.max(reached, spans[span]! * 32)
      const end = Math.min(to, spans[span + 1]! * 32, columns.count)
      if (from < end) clearRows(rows, from, end)
      if (spans[span + 1]! * 32 > to) return
    }
  }
  eachWindow(clusters, chosen, (from, to) => {
    clearUpTo(from)
    reached = to
  })
  clearUpTo(columns.count)
}
