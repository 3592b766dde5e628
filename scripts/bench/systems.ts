import { facetNames, type FacetName, type ListingQuery } from '#shared/schemas/listing-query.ts'

/** How many matches each value of a facet has; a facet ignores its own filter. */
type FacetCounts = Readonly<Record<FacetName, ReadonlyMap<string, number>>>

/** What every system must answer to a query: the page, how many match in all, and the counts of the ten facets. */
export type Answer = { ids: readonly string[]; total: number; facets: FacetCounts }

/** Puts what a system found into the form of an answer. The time that takes is nobody's search. */
export type Read = () => Answer

/** A search over one market, ready to be asked. When `ask` is done, everything in the answer is at hand. */
export type System = {
  name: string
  ask: (query: ListingQuery) => Read | Promise<Read>
  /** Bytes on disk, with every index; 0 for what lives in memory. */
  diskBytes: number
  close: () => Promise<void> | void
}

/** Counts to be filled in. */
export const noCounts = (): Record<FacetName, Map<string, number>> =>
  Object.fromEntries(facetNames.map((facet) => [facet, new Map()])) as Record<FacetName, Map<string, number>>

/** Adds to the count of a value; what nothing has is left out. */
export const addCount = (counts: Map<string, number>, value: string, count: number): void => {
  if (count > 0) counts.set(value, (counts.get(value) ?? 0) + count)
}
