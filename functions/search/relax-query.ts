import { countMatches } from '#functions/search/search.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import type { ListingQuery } from '#shared/schemas/listing-query.ts'

/** Parameters that go together, and how many listings match without them. */
export type Relaxation = { without: string[]; total: number }

/** The filters that may be dropped, a price or a year as a whole, a make with the models that stand under it. */
const filters = [
  ['search'],
  ['make', 'model'],
  ['model'],
  ['minPrice', 'maxPrice'],
  ['minYear', 'maxYear'],
  ['bodyType'],
  ['fuelType'],
  ['transmission'],
  ['condition'],
  ['city'],
  ['dealerOnly'],
  ['isGCCSpec'],
  ['hasWarranty'],
] as const satisfies readonly (readonly (keyof ListingQuery)[])[]

const without = (query: ListingQuery, names: readonly string[]): ListingQuery =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name))) as ListingQuery

/** What to drop from a query that matches nothing, the way to the most listings first. */
export const relaxQuery = (index: SearchIndex, query: ListingQuery): Relaxation[] => {
  const present = filters
    .map((names) => names.filter((name) => query[name] !== undefined))
    // Without a model of its own, dropping "make and model" is dropping the make.
    .filter(
      (names, place, all) =>
        names.length > 0 && all.findIndex((other) => `${other}` === `${names}`) === place,
    )
  const singly = present.map((names) => ({
    without: [...names],
    total: countMatches(index, without(query, names)),
  }))
  const helpful = singly.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total)
  if (helpful.length > 0 || present.length < 2) return helpful
  // No single one helps: what is left when all but one are dropped, which says what the market does have.
  return present
    .map((kept) => present.filter((names) => names !== kept).flat())
    .map((names) => ({ without: [...new Set(names)], total: countMatches(index, without(query, names)) }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, 3)
}
