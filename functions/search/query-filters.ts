import { setBit, type Bits } from '#functions/search/bits.ts'
import { clustersOfMakes, clustersOfModels, type ClusterMask } from '#functions/search/clusters.ts'
import { eachDealerRow } from '#functions/search/dealers.ts'
import { countUpTo, rowsUpTo, type RangeSets } from '#functions/search/range-sets.ts'
import { borrow, giveBack, type Segment } from '#functions/search/segment.ts'
import { valueFacets, type ValueFacet } from '#functions/search/value-sets.ts'
import type { TextRange } from '#functions/search/interpretation.ts'
import type { ListingQuery } from '#shared/schemas/listing-query.ts'

/** What a query asks of a segment, as sets and clusters: a row must be in all of `within` and in none of `outside`. */
export type Filters = {
  makes: ClusterMask | undefined
  models: ClusterMask | undefined
  within: Bits[]
  outside: Bits[]
  /** The filters that a facet shows: one set each. */
  facets: { name: ValueFacet; set: Bits }[]
  /** Gives the sets back that were made for this query. */
  close: () => void
}

/** A range of a number, both ends included. */
type Range = { min?: number | undefined; max?: number | undefined }

/** The tighter of a filter's range and the ranges of the text. */
const tightest = (range: Range, others: readonly Range[]): Required<Record<keyof Range, number>> => ({
  min: Math.max(range.min ?? -Infinity, ...others.map(({ min }) => min ?? -Infinity)),
  max: Math.min(range.max ?? Infinity, ...others.map(({ max }) => max ?? Infinity)),
})

/** The ranges that a query and its text ask for together. */
export const rangesOf = (query: ListingQuery, ofText: readonly TextRange[]) => {
  const inText = (kind: TextRange['kind']) => ofText.filter((range) => range.kind === kind)
  return {
    priceQAR: tightest({ min: query.minPrice, max: query.maxPrice }, inText('price')),
    year: tightest({ min: query.minYear, max: query.maxYear }, inText('year')),
    mileage: tightest({}, inText('mileage')),
  }
}

/** The sets of a query's filters. @param ignorePrice to count what other prices would show */
export const openFilters = (
  segment: Segment,
  query: ListingQuery,
  ofText: readonly TextRange[],
  ignorePrice = false,
): Filters => {
  const { clusters, facets, columns, dealers, orders } = segment
  const borrowed: Bits[] = []
  const spare = (): Bits => {
    const set = borrow(segment)
    borrowed.push(set)
    return set
  }
  const within: Bits[] = []
  const outside: Bits[] = []
  const limit = (sets: RangeSets, { min = -Infinity, max = Infinity }: Range) => {
    const upTo = max === Infinity ? undefined : rowsUpTo(sets, max, spare)
    if (upTo) within.push(upTo)
    if (min > -Infinity && countUpTo(sets, min - 1) > 0)
      outside.push(rowsUpTo(sets, min - 1, spare) ?? segment.live)
  }
  const ranges = rangesOf(
    ignorePrice ? { ...query, minPrice: undefined, maxPrice: undefined } : query,
    ofText,
  )
  limit(segment.prices, ranges.priceQAR)
  limit(segment.years, ranges.year)
  limit(
    { edges: new Float64Array(), sets: [], keys: columns.numbers.mileage, order: orders.mileage.rows },
    ranges.mileage,
  )
  if (query.dealer !== undefined) {
    const set = spare()
    eachDealerRow(dealers, query.dealer, (row) => setBit(set, row))
    within.push(set)
  }
  return {
    makes: query.make && clustersOfMakes(clusters, query.make),
    models: query.model && clustersOfModels(clusters, query.model),
    within,
    outside,
    facets: valueFacets.flatMap((name) => {
      const wanted = query[name]
      if (wanted === undefined) return []
      const { values, sets } = facets[name]
      const chosen = [wanted]
        .flat()
        .map((value) => sets[values.indexOf(String(value))])
        .filter((set) => set !== undefined)
      if (chosen.length === 1) return [{ name, set: chosen[0]! }]
      const set = spare()
      for (const each of chosen) for (let index = 0; index < set.length; index++) set[index]! |= each[index]!
      return [{ name, set }]
    }),
    close: () => borrowed.forEach((set) => giveBack(segment, set)),
  }
}
