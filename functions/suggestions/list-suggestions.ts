import type { AttributeKey } from '#functions/search/interpretation.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import type { Segment } from '#functions/search/segment.ts'
import { type ValueFacet, valueFacets } from '#functions/search/value-sets.ts'
import { liveListingIndex } from '#functions/adapters/live-listing-index.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { suggest } from '#functions/search/text/suggest.ts'
import { listSuggestions as route } from '#shared/api/search.ts'

const isFacet = (kind: string): kind is ValueFacet => (valueFacets as readonly string[]).includes(kind)

const countIn = ({ clusters, clusterCounts, facets, places, counts }: Segment, key: AttributeKey): number => {
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
  const place = isFacet(kind) ? facets[kind].values.indexOf(value) : -1
  if (!isFacet(kind) || place < 0) return 0
  let count = 0
  for (let at = places.first[kind] + place; at < counts.length; at += places.all) count += counts[at]!
  return count
}

/** Counts the listings that have an attribute; 0 for one that no facet shows. */
const countAttribute = ({ segments }: SearchIndex, key: AttributeKey): number =>
  segments.reduce((sum, segment) => sum + countIn(segment, key), 0)

const live = { liveListingIndex }

/** Lists completions of a search text, each with the number of cars it shows now. */
const listSuggestions = async ({ query }: Pick<Input<typeof route>, 'query'>, deps = live) => {
  const index = await deps.liveListingIndex()
  return { suggestions: suggest(query.q, (key) => countAttribute(index, key)) }
}

export const handler = publicHandler(route, listSuggestions)
