import { parseQuery } from '#web/features/browse/query-codec.ts'
import type { SearchFilters } from '#web/features/browse/search-query.ts'

/** The filters that the parameters of a chosen suggestion set. All others stay as they are. */
export const filtersOf = (query: Readonly<Record<string, string>>): Partial<SearchFilters> => {
  const parsed: Record<string, unknown> = parseQuery(new URLSearchParams(query))
  return Object.fromEntries(Object.keys(query).map((name) => [name, parsed[name]]))
}
