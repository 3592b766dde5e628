import { andWords, clearRows, countRows, subtractWords, type Bits } from '#functions/search/bits.ts'
import { both, eachWindow, either, type ClusterMask } from '#functions/search/clusters.ts'
import type { Interpretation } from '#functions/search/interpretation.ts'
import { openFilters, type Filters } from '#functions/search/query-filters.ts'
import { countIn, toList } from '#functions/search/row-list.ts'
import { borrow, giveBack, type Segment } from '#functions/search/segment.ts'
import { findTerm, type TermRows } from '#functions/search/term-rows.ts'
import type { ListingQuery } from '#shared/schemas/listing-query.ts'

/** The rows of a segment that a query asks for, and what counting its facets needs. */
export type Selection = {
  segment: Segment
  /** No other bit is set. */
  rows: Bits
  total: number
  /** The words of the set in which rows may lie, as pairs of first and beyond last. */
  spans: readonly number[]
  /** The chosen clusters; all without it. */
  chosen: ClusterMask | undefined
  /** Live rows by cluster that every filter but those of make and model lets through; of the clusters in `counted`. */
  clusterCounts: Uint32Array
  /** Which clusters a count of makes takes in, and one of models. */
  counted: { make: ClusterMask | undefined; model: ClusterMask | undefined }
  filters: Filters
  terms: readonly TermRows[]
  /** True when nothing but make and model is asked for: `segment.counts` then has every answer. */
  isPlain: boolean
  close: () => void
}

/** The spans of words that windows of rows touch, those that touch joined. */
const spansOf = (segment: Segment, mask: ClusterMask | undefined): number[] => {
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

/** Keeps of the live rows in some spans those that pass every filter but the one of `except`. */
export const applyFilters = (
  { live }: Segment,
  { within, outside, facets }: Filters,
  terms: readonly TermRows[],
  spans: readonly number[],
  into: Bits,
  except?: string,
): void => {
  const sets = [...within, ...terms.flatMap((term) => ('all' in term ? term.all : []))]
  for (const { name, set } of facets) if (name !== except) sets.push(set)
  for (let index = 0; index < spans.length; index += 2) {
    const from = spans[index]!
    const to = spans[index + 1]!
    into.set(live.subarray(from, to), from)
    for (const set of sets) andWords(into, set, from, to)
    for (const set of outside) subtractWords(into, set, from, to)
  }
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

// Below so many rows for a cluster, counting each row costs less than looking into every cluster.
const rowsPerCluster = 4

/** Counts a set by cluster; only the clusters of `reach` have rows in it, but its first and last words may have others. */
const countClusters = (
  segment: Segment,
  reach: ClusterMask | undefined,
  rows: Bits,
  spans: readonly number[],
) => {
  const { starts } = segment.clusters
  const counts = new Uint32Array(starts.length - 1)
  const total = countIn(rows, spans)
  if (total < rowsPerCluster * counts.length) {
    const { codes } = segment.columns.texts.car
    const list = toList(rows, spans, total)
    for (let index = 0; index < total; index++) counts[codes[list[index]!]!]!++
    return counts
  }
  for (let cluster = 0; cluster < counts.length; cluster++)
    if (!reach || reach[cluster] !== 0)
      counts[cluster] = countRows(rows, starts[cluster]!, starts[cluster + 1]!)
  return counts
}

const sumOf = (counts: Uint32Array, mask: ClusterMask | undefined): number => {
  let sum = 0
  for (let cluster = 0; cluster < counts.length; cluster++)
    if (!mask || mask[cluster] !== 0) sum += counts[cluster]!
  return sum
}

/** What the makes and models of a query and its text leave of the clusters. */
const chooseClusters = ({ makes, models }: Filters, terms: readonly TermRows[]) => {
  let named: ClusterMask | undefined
  for (const term of terms) if ('clusters' in term) named = both(named, term.clusters)
  const counted = { make: both(named, models), model: both(named, makes) }
  // A count of makes needs rows of other makes, and a count of models those of other models.
  const reach = makes && models ? both(named, either(makes, models)) : named
  return { chosen: both(counted.model, models), counted, reach }
}

/** Applies a query to a segment: several values of one filter are alternatives, filters add up. Close what it answers. */
export const selectRows = (
  segment: Segment,
  query: ListingQuery,
  { terms, ranges }: Pick<Interpretation, 'terms' | 'ranges'>,
  ignorePrice = false,
): Selection => {
  const filters = openFilters(segment, query, ranges, ignorePrice)
  const found = terms.map((term) => findTerm(segment, term))
  const { chosen, counted, reach } = chooseClusters(filters, found)
  const isPlain =
    filters.within.length + filters.outside.length + filters.facets.length === 0 &&
    found.every((term) => 'clusters' in term)
  const rows = borrow(segment)
  const spans = spansOf(segment, chosen)
  let clusterCounts = segment.clusterCounts
  if (isPlain) applyFilters(segment, filters, found, spans, rows)
  else {
    const wideSpans = reach === chosen ? spans : spansOf(segment, reach)
    const wide = reach === chosen ? rows : borrow(segment)
    applyFilters(segment, filters, found, wideSpans, wide)
    clusterCounts = countClusters(segment, reach, wide, wideSpans)
    if (wide !== rows) {
      for (let index = 0; index < spans.length; index += 2)
        rows.set(wide.subarray(spans[index], spans[index + 1]), spans[index])
      giveBack(segment, wide)
    }
  }
  keepClusters(segment, chosen, spans, rows)
  const close = () => {
    filters.close()
    for (const term of found) if ('close' in term) term.close()
    giveBack(segment, rows)
  }
  const total = sumOf(clusterCounts, chosen)
  return {
    segment,
    rows,
    total,
    spans,
    chosen,
    clusterCounts,
    counted,
    filters,
    terms: found,
    isPlain,
    close,
  }
}
