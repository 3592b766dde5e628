import { intersectWords, subtractWords } from './bits.ts'
import type { Pack, ValueFacet } from './value-sets.ts'
import type { Choice } from './clusters.ts'
import { record } from './columns.ts'
import { isValueFilter, type ValueFilter } from './query-filters.ts'
import { isMoment, isWide, type WideFacet } from './asked-sets.ts'
import { countMoment, countWide, type ValueCounts } from './more-facets.ts'
import { type Rows, type Selection, sumOf } from './select-rows.ts'
import { applyFacets, keepClusters, tighten } from './filter-rows.ts'
import { countIn, countSharedIn, toList } from './row-list.ts'
import { borrow, giveBack, type Segment } from './segment.ts'
import { type FacetName, facetNames } from '#shared/schemas/listing-query.ts'

/** Counts listed rows by all facets at once, into `counts`. */
const countList = (packs: readonly Pack[], rows: Uint32Array, counts: Uint32Array): void => {
  for (const { cells, placeOf } of packs)
    for (const places of placeOf)
      for (let index = 0; index < rows.length; index++) counts[places[cells[rows[index]!]!]!]!++
}

const scratch = { byCell: new Uint32Array(4096) }

/** Counts listed rows by the cells of two packs on one way through them, the second's after the first's. */
const countPair = ({ cells, size }: Pack, other: Pack, rows: Uint32Array): Uint32Array => {
  if (scratch.byCell.length < size + other.size) scratch.byCell = new Uint32Array(size + other.size)
  const { byCell } = scratch
  const others = other.cells
  byCell.fill(0, 0, size + other.size)
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index]!
    byCell[cells[row]!]!++
    byCell[size + others[row]!]!++
  }
  return byCell
}

const addCells = ({ size, placeOf }: Pack, byCell: Uint32Array, from: number, counts: Uint32Array): void => {
  for (let cell = 0; cell < size; cell++) {
    const count = byCell[from + cell]!
    if (count > 0) for (const places of placeOf) counts[places[cell]!]! += count
  }
}

/** The same for many rows: each value is added up once for a cell and not for each row. */
const countCells = (packs: readonly Pack[], rows: Uint32Array, counts: Uint32Array): void => {
  for (let index = 0; index < packs.length; index += 2) {
    const first = packs[index]!
    const second = packs[index + 1]
    const byCell = countPair(first, second ?? first, rows)
    addCells(first, byCell, 0, counts)
    if (second) addCells(second, byCell, first.size, counts)
  }
}

const none: ValueCounts = { values: [], counts: new Uint32Array() }

/** Steps of reading a row's cells for one step of comparing two words of sets (measured, rounded). */
const rowCost = 4

// Fewer rows than this are added up one by one: emptying and reading all cells of a pack would cost more.
const fewRows = 100

type Counted = Rows & { total: number }

/** Counts a set of `total` rows by one facet, into `counts`: every row has one value, so the last count is the remainder. */
const countBySets = (
  { facets, places }: Segment,
  name: ValueFacet,
  { rows, spans, total }: Counted,
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

/** Adds the known counts of the chosen clusters' live rows to `counts`, by the values `from` up to `to`. */
const addKnown = ({ segment, chosen }: Selection, counts: Uint32Array, from: number, to: number): void => {
  const { places, counts: known, clusters } = segment
  if (chosen === clusters.all) {
    for (let place = from; place < to; place++) counts[place]! += segment.allCounts[place]!
    return
  }
  for (const cluster of chosen.list) {
    const first = cluster * places.all
    for (let place = from; place < to; place++) counts[place]! += known[first + place]!
  }
}

/** Counts a set by every facet, in the cheapest of the ways. */
const countEach = (segment: Segment, counted: Counted, counts: Uint32Array): void => {
  const { packs } = segment
  const { rows, spans, total } = counted
  if (total < fewRows) countList(packs, toList(rows, spans, total), counts)
  else if (total * rowCost < wordsIn(spans) * segment.places.all)
    countCells(packs, toList(rows, spans, total), counts)
  else for (const name of packs.flatMap(({ names }) => names)) countBySets(segment, name, counted, counts)
}

/** Counts the rows that are not chosen, and subtracts them from the known totals: most rows pass a broad filter. */
const countByRest = (selection: Selection, restTotal: number, counts: Uint32Array): void => {
  const { segment, rows, chosen } = selection
  const { spans } = chosen
  const rest = borrow(segment)
  for (let index = 0; index < spans.length; index += 2) {
    rest.set(segment.live.subarray(spans[index]!, spans[index + 1]!), spans[index])
    subtractWords(rest, rows, spans[index]!, spans[index + 1]!)
  }
  keepClusters(segment, chosen, spans, rest)
  const others = new Uint32Array(counts.length)
  countEach(segment, { rows: rest, spans: tighten(rest, spans), total: restTotal }, others)
  addKnown(selection, counts, 0, counts.length)
  for (let place = 0; place < counts.length; place++) counts[place]! -= others[place]!
  giveBack(segment, rest)
}

/** Counts the chosen rows by every facet. */
const countAll = (selection: Selection): Uint32Array => {
  const { segment, total, chosen, isCommonLive, filters } = selection
  const counts = new Uint32Array(segment.places.all)
  const restTotal = sumOf(segment.clusterCounts, chosen) - total
  if (isCommonLive && filters.facets.length === 0) addKnown(selection, counts, 0, counts.length)
  else if (restTotal < total / 2) countByRest(selection, restTotal, counts)
  else countEach(segment, selection, counts)
  return counts
}

/** Counts the rows that pass all filters except a facet's own, by that facet, into `counts`. */
const countWithoutOwn = (selection: Selection, name: ValueFacet, counts: Uint32Array): void => {
  const { segment, filters, common, isCommonLive } = selection
  const { first } = segment.places
  const beyond = first[name] + segment.facets[name].values.length
  if (filters.facets.length > 1) {
    const rows = borrow(segment)
    applyFacets(common.rows, filters, common.spans, rows, name)
    const spans = tighten(rows, common.spans)
    countBySets(segment, name, { rows, spans, total: countIn(rows, spans) }, counts)
    giveBack(segment, rows)
  } else if (isCommonLive) {
    counts.fill(0, first[name], beyond)
    addKnown(selection, counts, first[name], beyond)
  } else countBySets(segment, name, { ...common, total: countIn(common.rows, common.spans) }, counts)
}

/** Counts the live rows that have one value. A choice alone is what most people begin with, so its counts are kept. */
const countValue = (segment: Segment, name: ValueFacet, value: number): Uint32Array => {
  const { valueCounts, places, live, clusters, allCounts } = segment
  const place = places.first[name] + value
  let counts = valueCounts.get(place)
  if (counts) return counts
  const rows = borrow(segment)
  intersectWords(rows, [live, segment.facets[name].sets[value]!], 0, rows.length)
  counts = new Uint32Array(places.all)
  const counted = { rows, spans: tighten(rows, clusters.all.spans), total: allCounts[place]! }
  countEach(segment, counted, counts)
  giveBack(segment, rows)
  valueCounts.set(place, counts)
  return counts
}

/** The counts where one facet is all that is filtered by. */
const countOnly = (segment: Segment, { name, values }: ValueFilter): Uint32Array => {
  const { places, facets, allCounts } = segment
  const counts = new Uint32Array(places.all)
  for (const value of new Set(values)) {
    if (value < 0) continue
    const known = countValue(segment, name, value)
    for (let place = 0; place < counts.length; place++) counts[place]! += known[place]!
  }
  const own = places.first[name]
  counts.set(allCounts.subarray(own, own + facets[name].values.length), own)
  return counts
}

/** Counts by every facet with few values, each ignoring its own filter. */
const countValues = (selection: Selection): Uint32Array => {
  const { segment, filters, chosen, only } = selection
  if (only && chosen === segment.clusters.all) return countOnly(segment, only)
  const counts = countAll(selection)
  for (const { name } of filters.facets.filter(isValueFilter)) countWithoutOwn(selection, name, counts)
  return counts
}

const sumByName = (
  counts: Uint32Array,
  { list }: Choice,
  places: Uint16Array,
  values: readonly string[],
): ValueCounts => {
  const sums = new Uint32Array(values.length)
  for (let index = 0; index < list.length; index++) sums[places[list[index]!]!]! += counts[list[index]!]!
  return { values, counts: sums }
}

/** What is counted of the facets with many values. */
type CountedMany = { wide: readonly WideFacet[]; models: boolean }

/** Counts the chosen rows of a segment for each facet value; a facet ignores its own filter. */
export const countFacets = (
  selection: Selection,
  { wide, models }: CountedMany,
): Record<FacetName, ValueCounts> => {
  const { segment, clusterCounts, counted } = selection
  const { clusters, facets, places } = segment
  const counts = countValues(selection)
  const valueCounts = (name: ValueFacet): ValueCounts => {
    const { values } = facets[name]
    return { values, counts: counts.subarray(places.first[name], places.first[name] + values.length) }
  }
  return record(facetNames, (name): ValueCounts => {
    if (name === 'make') return sumByName(clusterCounts, counted.make, clusters.makeOf, clusters.makes)
    if (name === 'model')
      return models ? sumByName(clusterCounts, counted.model, clusters.modelOf, clusters.models) : none
    if (isMoment(name)) return countMoment(selection, name)
    if (isWide(name)) return wide.includes(name) ? countWide(selection, name) : none
    return valueCounts(name)
  })
}
