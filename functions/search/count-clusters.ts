import { countRows, type Bits } from '#functions/search/bits.ts'
import type { ClusterMask } from '#functions/search/clusters.ts'
import { countIn, toList } from '#functions/search/row-list.ts'
import type { Segment } from '#functions/search/segment.ts'

// Below so many rows for a cluster, counting each row costs less than looking into every cluster.
const rowsPerCluster = 4

/** Counts a set by cluster; only the clusters of `reach` have rows in it, but its first and last words may have others. */
export const countClusters = (
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

/** The counts of the chosen clusters, added up. */
export const sumOf = (counts: Uint32Array, mask: ClusterMask | undefined): number => {
  let sum = 0
  for (let cluster = 0; cluster < counts.length; cluster++)
    if (!mask || mask[cluster] !== 0) sum += counts[cluster]!
  return sum
}
