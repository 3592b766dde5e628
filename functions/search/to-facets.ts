import type { ValueCounts } from '#functions/search/count-facets.ts'
import { facetNames, type FacetName, type Facets } from '#shared/schemas/listing-query.ts'

type Facet = Facets[FacetName]

const byCount = (a: Facet[number], b: Facet[number]): number =>
  b.count - a.count || (a.value < b.value ? -1 : 1)

const nonZero = ({ values, counts }: ValueCounts): Facet => {
  const facet: Facet = []
  for (let place = 0; place < counts.length; place++)
    if (counts[place]! > 0) facet.push({ value: values[place]!, count: counts[place]! })
  return facet
}

const toFacet = (counted: readonly ValueCounts[]): Facet => {
  const [first = [], ...others] = counted.map(nonZero).toSorted((a, b) => b.length - a.length)
  const known = new Map(
    others.every(({ length }) => length === 0) ? [] : first.map((each) => [each.value, each]),
  )
  for (const each of others.flat()) {
    const same = known.get(each.value)
    if (same) same.count += each.count
    else {
      known.set(each.value, each)
      first.push(each)
    }
  }
  return first.toSorted(byCount)
}

/** The choices that are left under every facet, the most frequent first; those that nothing has are left out. */
export const toFacets = (counts: readonly Record<FacetName, ValueCounts>[]): Facets =>
  Object.fromEntries(facetNames.map((name) => [name, toFacet(counts.map((each) => each[name]))])) as Facets
