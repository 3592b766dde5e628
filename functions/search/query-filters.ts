import { orInto, setBit, type Bits } from '#functions/search/bits.ts'
import { either, type Choice, type Clusters } from '#functions/search/clusters.ts'
import { eachDealerRow } from '#functions/search/dealers.ts'
import { countUpTo, rangeNames, rowsUpTo } from './range-sets.ts'
import { borrow, giveBack, type Segment } from '#functions/search/segment.ts'
import { isMoment, momentFacets, wideFacets } from './asked-sets.ts'
import { type ValueFacet, valueFacets } from './value-sets.ts'
import type { TextRange } from '#functions/search/interpretation.ts'
import type { FacetName, ListingQuery } from '#shared/schemas/listing-query.ts'

/** A query's conditions on a segment, as sets and clusters: a row must be in all of `within` and in none of `outside`. */
export type Filters = {
  makes: Choice | undefined
  models: Choice | undefined
  within: Bits[]
  outside: Bits[]
  /** The filters that a facet shows: one set each. */
  facets: { name: FacetName; set: Bits; values: readonly number[] }[]
  /** Gives the sets back that were made for this query. */
  close: () => void
}

/** The filter of a facet with few values. */
export type ValueFilter = Filters['facets'][number] & { name: ValueFacet }

/** Whether a filter is one of a facet with few values. */
export const isValueFilter = (filter: Filters['facets'][number]): filter is ValueFilter =>
  (valueFacets as readonly string[]).includes(filter.name)

/** The filter of the one facet that is filtered by, if it has few values. */
export const onlyValueFilter = ({ facets: [only, ...others] }: Filters): ValueFilter | undefined =>
  only && others.length === 0 && isValueFilter(only) ? only : undefined

/** A range of a number, both ends included. */
type Range = { min: number; max: number }

/** The tightest of a filter's range and the ranges of the text. */
const tightest = (
  min: number | undefined,
  max: number | undefined,
  ofText: readonly TextRange[],
  kind: TextRange['kind'],
): Range => {
  const range = { min: min ?? -Infinity, max: max ?? Infinity }
  for (const each of ofText) {
    if (each.kind !== kind) continue
    range.min = Math.max(range.min, each.min ?? -Infinity)
    range.max = Math.min(range.max, each.max ?? Infinity)
  }
  return range
}

/** The ranges that a query and its text ask for together. */
export const rangesOf = (query: ListingQuery, ofText: readonly TextRange[]) => ({
  priceQAR: tightest(query.minPrice, query.maxPrice, ofText, 'price'),
  year: tightest(query.minYear, query.maxYear, ofText, 'year'),
  mileage: tightest(query.minMileage, query.maxMileage, ofText, 'mileage'),
})

const anyChoice = (clusters: Clusters, choices: readonly Choice[]): Choice =>
  choices.reduce((sum, choice) => either(clusters, sum, choice))

/** The sets of the facets' filters; several values of one are alternatives. */
const openFacets = (
  segment: Segment,
  query: ListingQuery,
  at: number,
  spare: () => Bits,
): Filters['facets'] => {
  const opened: Filters['facets'] = []
  for (const name of [...valueFacets, ...momentFacets]) {
    const wanted = query[name]
    if (wanted === undefined) continue
    const { values, sets } = isMoment(name) ? segment.moments(at)[name] : segment.facets[name]
    const places = [wanted].flat().map((value) => values.indexOf(String(value)))
    const only = places.length === 1 ? sets[places[0]!] : undefined
    opened.push({ name, values: places, set: only ?? anyOf(places, sets, spare()) })
  }
  for (const name of wideFacets) {
    const wanted = query[name]
    if (wanted === undefined) continue
    const set = spare()
    segment.markWide[name](wanted, set)
    opened.push({ name, values: [], set })
  }
  return opened
}

const anyOf = (places: readonly number[], sets: readonly Bits[], into: Bits): Bits => {
  for (const place of places) if (sets[place]) orInto(into, sets[place])
  return into
}

/** The sets of a query's filters at a time in milliseconds. */
export const openFilters = (
  segment: Segment,
  query: ListingQuery,
  ofText: readonly TextRange[],
  at: number,
): Filters => {
  const { clusters, dealers } = segment
  const borrowed: Bits[] = []
  const spare = (): Bits => {
    const set = borrow(segment)
    borrowed.push(set)
    return set
  }
  const within: Bits[] = []
  const outside: Bits[] = segment.hidden ? [segment.hidden] : []
  const ranges = rangesOf(query, ofText)
  for (const name of rangeNames) {
    const { min, max } = ranges[name]
    // The sets of a range are made when they are first read.
    if (min === -Infinity && max === Infinity) continue
    const sets = segment.ranges[name]
    const upTo = max === Infinity ? undefined : rowsUpTo(sets, max, spare)
    if (upTo) within.push(upTo)
    if (min > -Infinity && countUpTo(sets, min - 1) > 0)
      outside.push(rowsUpTo(sets, min - 1, spare) ?? segment.live)
  }
  if (query.dealer !== undefined) {
    const set = spare()
    eachDealerRow(dealers, query.dealer, (row) => setBit(set, row))
    within.push(set)
  }
  if (query.goodPrice !== undefined && segment.deals)
    (query.goodPrice ? within : outside).push(segment.deals.good)
  return {
    makes: query.make && anyChoice(clusters, query.make.map(clusters.ofMake)),
    models: query.model && anyChoice(clusters, query.model.map(clusters.ofModel)),
    within,
    outside,
    facets: openFacets(segment, query, at, spare),
    close: () => borrowed.forEach((set) => giveBack(segment, set)),
  }
}
