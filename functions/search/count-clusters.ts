import { countRows, type Bits } from '#functions/search/bits.ts'
import type { Choice } from '#functions/search/clusters.ts'
import { countIn, toList } from '#functions/search/row-list.ts'
import type { Segment } from '#functions/search/segment.ts'

// Below so many rows for a cluster, counting each row costs less than looking into every cluster; how many rows there are
// is worth finding out in a set of a few words only.
const rowsPerCluster = 4
const fewWords = 4096

/** Counts a set by cluster. The first and last words of a span may have rows of other clusters, whose counts mean nothing. */
export const countClusters = (
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

/** The counts of some clusters, added up. */
export const sumOf = (counts: Uint32Array, { list }: Choice): number => {
  let sum = 0
  for (let index = 0; index < list.length; index++) sum += counts[list[index]!]!
  return sum
}
