import { ApiError } from '#web/api/api-error.ts'
import { emptyFilters, type SearchFilters } from './search-query.ts'

/** What to change when the API refuses a filter by name, as a mangled or old address may have one: away with it. */
export const withoutRefused = (error: unknown): Partial<SearchFilters> => {
  if (!(error instanceof ApiError) || error.status !== 400) return {}
  const refused = new Set(error.issues.map(({ path }) => path.split('.')[0]))
  return Object.fromEntries(Object.entries(emptyFilters).filter(([name]) => refused.has(name)))
}
