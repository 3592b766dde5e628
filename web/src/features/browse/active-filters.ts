import type { FoundCars } from './search-listings.ts'
import { isCovered, partsWithin } from './understood-parts.ts'
import { changeFilters, emptyFilters, flagFilters, listFilters } from './search-query.ts'
import type { ListFilter, SearchFilters, SearchQuery } from './search-query.ts'

/** One choice of one filter: what a chip shows and takes away. */
export type ActiveFilter = { name: keyof SearchFilters; value: string }

const order: readonly (keyof SearchFilters)[] = [
  'search',
  'make',
  'model',
  'minPrice',
  'maxPrice',
  'minYear',
  'maxYear',
  ...listFilters.slice(2),
  ...flagFilters,
]

const isList = (name: keyof SearchFilters): name is ListFilter =>
  (listFilters as readonly string[]).includes(name)

/** Every choice that narrows the results, a list's values one by one. */
export const activeFilters = (query: SearchFilters): ActiveFilter[] =>
  order.flatMap((name) => {
    const chosen = query[name]
    if (typeof chosen === 'object') return chosen.map((value) => ({ name, value }))
    return chosen === undefined || chosen === false || chosen === '' ? [] : [{ name, value: String(chosen) }]
  })

/** The query without one of its choices. */
export const withoutFilter = (query: SearchQuery, { name, value }: ActiveFilter): SearchQuery =>
  changeFilters(query, {
    [name]: isList(name) ? query[name].filter((other) => other !== value) : emptyFilters[name],
  })

type FoundText = Pick<FoundCars, 'search' | 'understood'>

/** Every choice that has a chip of its own: a text has none before its answer, nor when its parts say all of it. */
export const chipFilters = (query: SearchFilters, found: FoundText | undefined): ActiveFilter[] =>
  activeFilters(query).filter(
    ({ name }) => name !== 'search' || (found && !isCovered(query.search, found.search, found.understood)),
  )

/** How many chips there are: choices, and what was understood of the text. */
export const countChips = (query: SearchFilters, found: FoundText | undefined): number =>
  chipFilters(query, found).length +
  (found && query.search ? partsWithin(query.search, found.search, found.understood).length : 0)
