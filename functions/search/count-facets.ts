import { subtractWords, type Bits } from '#functions/search/bits.ts'
import type { ClusterMask } from '#functions/search/clusters.ts'
import { sumOf } from '#functions/search/count-clusters.ts'
import { applyFacets, keepClusters } from '#functions/search/filter-rows.ts'
import { countIn, countSharedIn, toList } from '#functions/search/row-list.ts'
import { borrow, giveBack, type Segment } from '#functions/search/segment.ts'
import type { Selection } from '#functions/search/select-rows.ts'
import { valueFacets, type ValueFacet } from '#functions/search/value-sets.ts'
import type { FacetName } from '#shared/schemas/listing-query.ts'

/** How many rows have each of a facet's values. */
export type ValueCounts = { values: readonly string[]; counts: Uint32Array }

/** Steps of reading a row's cells for one step of comparing two words of sets (measured, rounded). */
const rowCost = 4

// Fewer rows than this are added up one by one: emptying and reading all cells of a pack would cost more.
const fewRows = 100

/** Counts listed rows by all facets at once, into `counts`. */
const countList = ({ packs }: Segment, rows: Uint32Array, counts: Uint32Array): void => {
  for (const { cells, placeOf } of packs)
    for (const places of placeOf)
      for (let index = 0; index < rows.length; index++) counts[places[cells[rows[index]!]!]!]!++
}

/** Counts a set of rows by all facets at once, into `counts`. */
const countCells = ({ packs }: Segment, rows: Bits, spans: readonly number[], counts: Uint32Array): void => {
  for (const { cells, size, placeOf } of packs) {
    const byCell = new Uint32Array(size)
    for (let span = 0; span < spans.length; span += 2)
      for (let index = spans[span]!; index < spans[span + 1]!; index++)
        for (let word = rows[index]!; word !== 0; word &= word - 1)
          byCell[cells[(index << 5) + 31 - Math.clz32(word & -word)]!]!++
    for (let cell = 0; cell < size; cell++) {
      const count = byCell[cell]!
      if (count > 0) for (const places of placeOf) counts[places[cell]!]! += count
    }
  }
}

type Counted = { rows: Bits; spans: readonly number[]; total: number }

/** Counts a set of `total` rows by one facet, into `counts`: every row has one value, so the last is what is left. */
const countBySets = (
  { facets, places }: Segment,
  name: ValueFacet,
  counted: Counted,
  counts: Uint32Array,
): void => {
  const { rows, spans, total } = counted
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

/** Adds what is known of the chosen clusters' live rows to `counts`. */
const addKnown = ({ segment, chosen }: Selection, counts: Uint32Array): void => {
  const { places, counts: known } = segment
  for (let cluster = 0; cluster < segment.clusters.makeOf.length; cluster++) {
    if (chosen && chosen[cluster] === 0) continue
    for (let place = 0; place < places.all; place++) counts[place]! += known[cluster * places.all + place]!
  }
}

/** Counts a set by every facet, in the cheapest of the ways. */
const countEach = (segment: Segment, counted: Counted, counts: Uint32Array): void => {
  const { rows, spans, total } = counted
  if (total < fewRows) countList(segment, toList(rows, spans, total), counts)
  else if (total * rowCost < wordsIn(spans) * segment.places.all) countCells(segment, rows, spans, counts)
  else for (const name of valueFacets) countBySets(segment, name, counted, counts)
}

/** Counts the rows that are not chosen, and takes them from what is known of all: most rows pass a broad filter. */
const countByRest = (selection: Selection, restTotal: number, counts: Uint32Array): void => {
  const { segment, rows, spans, chosen } = selection
  const rest = borrow(segment)
  for (let index = 0; index < spans.length; index += 2) {
    rest.set(segment.live.subarray(spans[index]!, spans[index + 1]!), spans[index])
    subtractWords(rest, rows, spans[index]!, spans[index + 1]!)
  }
  keepClusters(segment, chosen, spans, rest)
  const others = new Uint32Array(counts.length)
  countEach(segment, { rows: rest, spans, total: restTotal }, others)
  addKnown(selection, counts)
  for (let place = 0; place < counts.length; place++) counts[place]! -= others[place]!
  giveBack(segment, rest)
}

/** Counts the chosen rows by every facet with few values. */
const countAll = (selection: Selection): Uint32Array => {
  const { segment, rows, spans, total, chosen, isPlain } = selection
  const counts = new Uint32Array(segment.places.all)
  const restTotal = sumOf(segment.clusterCounts, chosen) - total
  if (isPlain) addKnown(selection, counts)
  else if (restTotal < total / 2) countByRest(selection, restTotal, counts)
  else countEach(segment, { rows, spans, total }, counts)
  return counts
}

/** Counts what the filters but a facet's own let through, by that facet, into `counts`. */
const countWithoutOwn = (selection: Selection, name: ValueFacet, counts: Uint32Array): void => {
  const { segment, filters, common, spans } = selection
  if (filters.facets.length === 1) {
    countBySets(segment, name, { rows: common, spans, total: countIn(common, spans) }, counts)
    return
  }
  const rows = borrow(segment)
  applyFacets(common, filters, spans, rows, name)
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
