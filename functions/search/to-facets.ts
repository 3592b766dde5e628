import type { ValueCounts } from './more-facets.ts'
import { type FacetName, facetNames, type Facets, type ListingQuery } from '#shared/schemas/listing-query.ts'
import { interpretQuery } from './search.ts'
import { countSharedIn } from './row-list.ts'
import { rowsUpTo } from './range-sets.ts'
import type { SearchIndex } from './search-index.ts'
import { borrow, giveBack } from './segment.ts'
import { type Selection, selectRows } from './select-rows.ts'
import { priceSteps } from '#shared/constants/prices.ts'

type Facet = Facets[FacetName]

/** The places of a segment's values, in the order of the values, and the place of each. */
type Order = { places: Uint32Array; placeOf: ReadonlyMap<string, number> }

const orders = new WeakMap<readonly string[], Order>()

const orderOf = (values: readonly string[]): Order => {
  let order = orders.get(values)
  if (!order) {
    const placeOf = new Map(values.map((value, place) => [value, place]))
    const places = Uint32Array.from(values.toSorted(), (value) => placeOf.get(value)!)
    orders.set(values, (order = { places, placeOf }))
  }
  return order
}

// More values than a facet has in any segment; times a count it is exact in a double up to 2^31 listings.
const ranks = 2 ** 22

/** The values that any listing has: the most frequent first, then by value. */
const sortFacet = (values: readonly string[], counts: Uint32Array): Facet => {
  const { places } = orderOf(values)
  // Numbers that sort like count and value do: without a comparison to call, all facets take a third less time.
  const keys = new Float64Array(places.length)
  let length = 0
  for (let rank = 0; rank < places.length; rank++) {
    const count = counts[places[rank]!]!
    // '' is what a seller did not say.
    if (count > 0 && values[places[rank]!] !== '') keys[length++] = rank - count * ranks
  }
  const sorted = keys.subarray(0, length).toSorted()
  const facet: Facet = []
  for (let index = 0; index < length; index++) {
    const key = sorted[index]!
    const count = Math.ceil(-key / ranks)
    facet.push({ value: values[places[key + count * ranks]!]!, count })
  }
  return facet
}

const toFacet = (counted: readonly ValueCounts[]): Facet => {
  const [first, ...others] = counted.toSorted((a, b) => b.values.length - a.values.length)
  if (!first) return []
  if (others.length === 0) return sortFacet(first.values, first.counts)
  const { placeOf } = orderOf(first.values)
  const counts = first.counts.slice()
  // Values that only smaller segments have: then the list of values is made for this response alone.
  const more = new Map<string, number>()
  for (const other of others)
    for (let place = 0; place < other.counts.length; place++) {
      const count = other.counts[place]!
      if (count === 0) continue
      const value = other.values[place]!
      const known = placeOf.get(value)
      if (known === undefined) more.set(value, (more.get(value) ?? 0) + count)
      else counts[known]! += count
    }
  if (more.size === 0) return sortFacet(first.values, counts)
  return sortFacet([...first.values, ...more.keys()], Uint32Array.from([...counts, ...more.values()]))
}

/** The choices that are left under every facet, the most frequent first; those that nothing has are left out. */
export const toFacets = (counts: readonly Record<FacetName, ValueCounts>[]): Facets =>
  Object.fromEntries(facetNames.map((name) => [name, toFacet(counts.map((each) => each[name]))])) as Facets

const countBelow = ({ segment, rows, spans, total }: Selection, price: number): number => {
  const spare = borrow(segment)
  const cheaper = rowsUpTo(segment.ranges.priceQAR, price - 1, () => spare)
  const count = cheaper ? countSharedIn(rows, cheaper, spans) : total
  giveBack(segment, spare)
  return count
}

/** Counts the listings that match a query at each step of `priceSteps`, ignoring the query's own price filter. */
export const priceHistogram = (index: SearchIndex, query: ListingQuery): number[] => {
  const buckets: number[] = priceSteps.map(() => 0)
  const ofAnyPrice = { ...query, minPrice: undefined, maxPrice: undefined }
  for (const segment of index.segments) {
    const selection = selectRows(segment, ofAnyPrice, interpretQuery(query))
    const below = [...priceSteps.slice(1).map((step) => countBelow(selection, step)), selection.total]
    below.forEach((count, step) => (buckets[step]! += count - (below[step - 1] ?? 0)))
    selection.close()
  }
  return buckets
}
