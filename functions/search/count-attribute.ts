import { countRows } from './bits.ts'
import type { AttributeKey } from './interpretation.ts'
import { countSharedIn } from './row-list.ts'
import { countMatches } from './search.ts'
import type { SearchIndex } from './search-index.ts'
import { borrow, giveBack, type Segment } from './segment.ts'
import { generationRows } from './term-rows.ts'
import { suggest } from './text/suggest.ts'
import { type ValueFacet, valueFacets } from './value-sets.ts'
import { listingQuery } from '#shared/schemas/listing-query.ts'
import type { Suggestion } from '#shared/schemas/understood.ts'

const isFacet = (kind: string): kind is ValueFacet => (valueFacets as readonly string[]).includes(kind)

const countIn = (segment: Segment, key: AttributeKey): number => {
  const { live, clusters, clusterCounts, facets, places, counts } = segment
  const colon = key.indexOf(':')
  const [kind, value] = [key.slice(0, colon), key.slice(colon + 1)]
  if (kind === 'model') return clusterCounts[clusters.byModel.get(key) ?? -1] ?? 0
  if (kind === 'make') {
    const make = clusters.makes.indexOf(value)
    return clusterCounts.reduce(
      (sum, count, cluster) => (clusters.makeOf[cluster] === make ? sum + count : sum),
      0,
    )
  }
  if (kind === 'generation') {
    const rows = generationRows(segment, value)
    return rows ? countRows(live, rows.from, rows.to) : 0
  }
  if (kind === 'area') {
    const set = borrow(segment)
    segment.markWide.area([value], set)
    const count = countSharedIn(live, set, clusters.all.spans)
    giveBack(segment, set)
    return count
  }
  const place = isFacet(kind) ? facets[kind].values.indexOf(value) : -1
  if (!isFacet(kind) || place < 0) return 0
  let count = 0
  for (let at = places.first[kind] + place; at < counts.length; at += places.all) count += counts[at]!
  return count
}

/** Counts the listings that have an attribute; 0 for one that no facet shows. */
const countAttribute = ({ segments }: SearchIndex, key: AttributeKey): number =>
  segments.reduce((sum, segment) => sum + countIn(segment, key), 0)

/** Completions of a text that is being typed, but for dealers, each with the number of cars it shows. */
export const suggestCars = (index: SearchIndex, text: string): Suggestion[] =>
  suggest(text, {
    ofAttribute: (key) => countAttribute(index, key),
    ofQuery: (query) => countMatches(index, listingQuery.parse(query)),
  })
