import type { Bits } from '#functions/search/bits.ts'
import { both, either, type ClusterMask } from '#functions/search/clusters.ts'
import { countClusters, sumOf } from '#functions/search/count-clusters.ts'
import { applyFacets, applyOthers, keepClusters, spansOf } from '#functions/search/filter-rows.ts'
import type { Interpretation } from '#functions/search/interpretation.ts'
import { openFilters, type Filters } from '#functions/search/query-filters.ts'
import { borrow, giveBack, type Segment } from '#functions/search/segment.ts'
import { findTerm, type TermRows } from '#functions/search/term-rows.ts'
import type { ListingQuery } from '#shared/schemas/listing-query.ts'

/** The rows of a segment that a query asks for, and what counting its facets needs. */
export type Selection = {
  segment: Segment
  /** No other bit is set. */
  rows: Bits
  /** The rows before the filters of facets. */
  common: Bits
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
  const spans = spansOf(segment, chosen)
  // Other makes are counted from rows too, unless every count is known.
  const reached = isPlain || reach === chosen ? spans : spansOf(segment, reach)
  const common = borrow(segment)
  applyOthers(segment, filters, found, reached, common)
  const rows = filters.facets.length > 0 ? borrow(segment) : common
  let clusterCounts = segment.clusterCounts
  if (!isPlain) {
    if (rows !== common) applyFacets(common, filters, reached, rows)
    clusterCounts = countClusters(segment, reach, rows, reached)
  }
  for (const set of rows === common ? [rows] : [rows, common]) keepClusters(segment, chosen, reached, set)
  const close = () => {
    filters.close()
    for (const term of found) if ('close' in term) term.close()
    giveBack(segment, common)
    if (rows !== common) giveBack(segment, rows)
  }
  const total = sumOf(clusterCounts, chosen)
  return {
    segment,
    rows,
    common,
    total,
    spans,
    chosen,
    clusterCounts,
    counted,
    filters,
    isPlain,
    terms: found,
    close,
  }
}
