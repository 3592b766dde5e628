import type { ClusterMask } from '#functions/search/clusters.ts'
import { countIn, countSharedIn, toList } from '#functions/search/row-list.ts'
import { borrow, giveBack, type Segment } from '#functions/search/segment.ts'
import { applyFilters, keepClusters, type Selection } from '#functions/search/select-rows.ts'
import { valueFacets, type ValueFacet } from '#functions/search/value-sets.ts'
import type { FacetName } from '#shared/schemas/listing-query.ts'

/** How many rows have each of a facet's values. */
export type ValueCounts = { values: readonly string[]; counts: Uint32Array }

/** Steps of reading a row's cells for one step of comparing two words of sets (measured, rounded). */
const rowCost = 3

// Fewer rows than this are added up one by one: emptying and reading all cells of a pack would cost more.
const fewRows = 100

/** Counts listed rows by all facets at once, into `counts`. */
const countList = ({ packs }: Segment, rows: Uint32Array, counts: Uint32Array): void => {
  for (const { cells, size, placeOf } of packs) {
    if (rows.length < fewRows) {
      for (const places of placeOf)
        for (let index = 0; index < rows.length; index++) counts[places[cells[rows[index]!]!]!]!++
      continue
    }
    const byCell = new Uint32Array(size)
    for (let index = 0; index < rows.length; index++) byCell[cells[rows[index]!]!]!++
    for (let cell = 0; cell < size; cell++) {
      const count = byCell[cell]!
      if (count > 0) for (const places of placeOf) counts[places[cell]!]! += count
    }
  }
}

/** Counts a set of `total` rows by one facet, into `counts`: every row has one value, so the last is what is left. */
const countBySets = (
  { facets, places }: Segment,
  name: ValueFacet,
  { rows, spans, total }: Pick<Selection, 'rows' | 'spans' | 'total'>,
  counts: Uint32Array,
): void => {
  const { sets } = facets[name]
  let rest = total
  sets.forEach((set, value) => {
    const count = value === sets.length - 1 ? rest : rest > 0 ? countSharedIn(rows, set, spans) : 0
    counts[places.first[name] + value] = count
    rest -= count
  })
}

const wordsIn = (spans: readonly number[]): number => {
  let words = 0
  for (let index = 0; index < spans.length; index += 2) words += spans[index + 1]! - spans[index]!
  return words
}

/** Counts the chosen rows by every facet with few values. */
const countAll = (selection: Selection): Uint32Array => {
  const { segment, rows, spans, total, chosen, isPlain } = selection
  const { places, counts: known } = segment
  const counts = new Uint32Array(places.all)
  if (isPlain) {
    for (let cluster = 0; cluster < segment.clusters.makeOf.length; cluster++) {
      if (chosen && chosen[cluster] === 0) continue
      for (let place = 0; place < places.all; place++) counts[place]! += known[cluster * places.all + place]!
    }
  } else if (total * rowCost < wordsIn(spans) * places.all)
    countList(segment, toList(rows, spans, total), counts)
  else for (const name of valueFacets) countBySets(segment, name, selection, counts)
  return counts
}

/** Counts what the filters but a facet's own let through, by that facet, into `counts`. */
const countWithoutOwn = (selection: Selection, name: ValueFacet, counts: Uint32Array): void => {
  const { segment, filters, terms, spans, chosen } = selection
  const rows = borrow(segment)
  applyFilters(segment, filters, terms, spans, rows, name)
  keepClusters(segment, chosen, spans, rows)
  countBySets(segment, name, { rows, spans, total: countIn(rows, spans) }, counts)
  giveBack(segment, rows)
}

const sumByName = (
  counts: Uint32Array,
  counted: ClusterMask | undefined,
  places: Uint16Array,
  values: readonly string[],
): ValueCounts => {
  const sums = new Uint32Array(values.length)
  for (let cluster = 0; cluster < counts.length; cluster++)
    if (!counted || counted[cluster] !== 0) sums[places[cluster]!]! += counts[cluster]!
  return { values, counts: sums }
}

/** How many of the chosen rows of a segment each facet's values have; a facet ignores its own filter. */
export const countFacets = (selection: Selection): Record<FacetName, ValueCounts> => {
  const { segment, clusterCounts, counted, filters } = selection
  const { clusters, facets, places } = segment
  const counts = countAll(selection)
  for (const { name } of filters.facets) countWithoutOwn(selection, name, counts)
  const answer = {
    make: sumByName(clusterCounts, counted.make, clusters.makeOf, clusters.makes),
    model: sumByName(clusterCounts, counted.model, clusters.modelOf, clusters.models),
  } as Record<FacetName, ValueCounts>
  for (const name of valueFacets) {
    const { values } = facets[name]
    answer[name] = { values, counts: counts.subarray(places.first[name], places.first[name] + values.length) }
  }
  return answer
}
