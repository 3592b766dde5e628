import { type Bits, countRows } from './bits.ts'
import { both, type Choice, either } from './clusters.ts'
import { countIn, toList } from './row-list.ts'
import { borrow, giveBack, type Segment } from './segment.ts'
import { applyFacets, applyOthers, keepClusters, tighten } from './filter-rows.ts'
import type { Interpretation } from './interpretation.ts'
import { type Filters, onlyValueFilter, openFilters, type ValueFilter } from './query-filters.ts'
import { findTerm, type TermRows } from './term-rows.ts'
import type { ListingQuery } from '#shared/schemas/listing-query.ts'

// Below so many rows for a cluster, counting each row costs less than looking into every cluster; how many rows there are
// is worth finding out in a set of a few words only.
const rowsPerCluster = 4
const fewWords = 4096

/** Counts a set by cluster. The first and last words of a span may have rows of other clusters, whose counts mean nothing. */
const countClusters = (
  segment: Segment,
  reach: Choice,
  rows: Bits,
  spans: readonly number[],
): Uint32Array => {
  const { starts } = segment.clusters
  const counts = new Uint32Array(starts.length - 1)
  const total = rows.length < fewWords ? countIn(rows, spans) : Infinity
  if (total < rowsPerCluster * reach.list.length) {
    const { codes } = segment.columns.texts.car
    const list = toList(rows, spans, total)
    for (let index = 0; index < total; index++) counts[codes[list[index]!]!]!++
    return counts
  }
  for (const cluster of reach.list) counts[cluster] = countRows(rows, starts[cluster]!, starts[cluster + 1]!)
  return counts
}

/** The same of the live rows that have the wanted values of one facet, from the counts that are kept. */
const knownClusters = (
  { places, counts }: Segment,
  reach: Choice,
  { name, values }: ValueFilter,
): Uint32Array => {
  const known = new Uint32Array(counts.length / places.all)
  for (const value of new Set(values)) {
    if (value < 0) continue
    const place = places.first[name] + value
    for (const cluster of reach.list) known[cluster]! += counts[cluster * places.all + place]!
  }
  return known
}

/** The counts of some clusters, added up. */
export const sumOf = (counts: Uint32Array, { list }: Choice): number => {
  let sum = 0
  for (let index = 0; index < list.length; index++) sum += counts[list[index]!]!
  return sum
}

/** A set of rows with the words that it may lie in, as pairs of first and beyond last; elsewhere it is empty. */
export type Rows = { rows: Bits; spans: readonly number[] }

/** The rows of a segment that a query asks for, and what counting its facets needs. */
export type Selection = Rows & {
  segment: Segment
  /** The time of the search in milliseconds. */
  at: number
  total: number
  /** The rows before the filters of facets. */
  common: Rows
  /** True when those are all live rows of the chosen clusters. */
  isCommonLive: boolean
  /** The one facet with few values by which those are filtered, where nothing else is. */
  only: ValueFilter | undefined
  /** The clusters that the query leaves. */
  chosen: Choice
  /** Live rows by cluster that pass all filters except make and model; of the clusters in `counted`. */
  clusterCounts: Uint32Array
  /** The clusters in which makes are counted, and those in which models are. */
  counted: { make: Choice; model: Choice }
  filters: Filters
  terms: readonly TermRows[]
  close: () => void
}

/** A query; `at` is the time that “new” and “came down” are meant from, in milliseconds, and the present when left out. */
export type SearchQuery = ListingQuery & { at?: number }

/** Returns the clusters that the makes and models of a query and its text leave. */
const chooseClusters = ({ clusters }: Segment, { makes, models }: Filters, terms: readonly TermRows[]) => {
  let named = clusters.all
  for (const term of terms) if ('clusters' in term) named = both(clusters, named, term.clusters)
  const counted = {
    make: models ? both(clusters, named, models) : named,
    model: makes ? both(clusters, named, makes) : named,
  }
  return {
    counted,
    chosen: models ? both(clusters, counted.model, models) : counted.model,
    // A count of makes needs rows of other makes, and a count of models those of other models.
    reach: makes && models ? both(clusters, named, either(clusters, makes, models)) : named,
  }
}

/** Applies a query to a segment: several values of one filter are alternatives, filters add up. The caller must close the selection. */
export const selectRows = (
  segment: Segment,
  query: SearchQuery,
  { terms, ranges }: Pick<Interpretation, 'terms' | 'ranges'>,
): Selection => {
  const at = query.at ?? Date.now()
  const filters = openFilters(segment, query, ranges, at)
  const found = terms.map((term) => findTerm(segment, term))
  const { chosen, counted, reach } = chooseClusters(segment, filters, found)
  const isCommonLive =
    filters.within.length + filters.outside.length === 0 && found.every((term) => 'clusters' in term)
  const isPlain = isCommonLive && filters.facets.length === 0
  // Other makes are counted from rows too, unless every count is known.
  const reached = isPlain ? chosen.spans : reach.spans
  // With nothing to apply the live rows themselves serve, for reading.
  const isAllLive = isCommonLive && !isPlain && chosen === segment.clusters.all
  const common = isAllLive ? segment.live : borrow(segment)
  if (!isAllLive) applyOthers(segment, filters, found, reached, common)
  const rows = filters.facets.length > 0 ? borrow(segment) : common
  if (rows !== common) applyFacets(common, filters, reached, rows)
  const only = isCommonLive ? onlyValueFilter(filters) : undefined
  const countReached = () =>
    only ? knownClusters(segment, reach, only) : countClusters(segment, reach, rows, reached)
  const clusterCounts = isPlain ? segment.clusterCounts : countReached()
  keepClusters(segment, chosen, reached, rows)
  if (rows !== common) keepClusters(segment, chosen, reached, common)
  const close = () => {
    filters.close()
    for (const term of found) if ('close' in term) term.close()
    if (!isAllLive) giveBack(segment, common)
    if (rows !== common) giveBack(segment, rows)
  }
  return {
    segment,
    at,
    rows,
    spans: isPlain ? chosen.spans : tighten(rows, chosen.spans),
    total: sumOf(clusterCounts, chosen),
    common: { rows: common, spans: chosen.spans },
    isCommonLive,
    only,
    chosen,
    clusterCounts,
    counted,
    filters,
    terms: found,
    close,
  }
}
