import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Answer } from '#shared/api/contract.ts'
import type { searchListings as contract } from '#shared/api/listings.ts'
import { queryString } from '#web/api/client.ts'
import { searchListings } from '#web/entities/listing/queries.ts'
import { addressOf, filterParams, parseQuery, sortParams } from '#web/features/browse/query-codec.ts'
import type { SearchQuery } from '#web/features/browse/search-query.ts'

/**
 * An answer, with the text and the makes that it is about: the places in `understood` are places in that text, and the
 * models that are counted are of those makes.
 */
export type FoundCars = Answer<typeof contract> & { search: string; makes: readonly string[] }

const paramsOf = (query: SearchQuery) => ({
  ...Object.fromEntries([...filterParams(query), ...sortParams(query)]),
  page: query.page,
  limit: query.limit,
})

/** The call of a search that asks for nothing, as the build names it to the script before the first paint. */
export const firstSearchUrl = (): string =>
  `/api/listings${queryString(paramsOf(parseQuery(new URLSearchParams())))}`

const searchQuery = (query: SearchQuery) => {
  const { search, make } = query
  return queryOptions({
    queryKey: ['listings', 'search', addressOf(query)],
    queryFn: async ({ signal }): Promise<FoundCars> => {
      const answer = await searchListings(paramsOf(query), signal)
      return { ...answer, search, makes: make }
    },
  })
}

/** The cars that match. The last answer stays, as `isPlaceholderData`, until the next is here; what nobody waits for any more is aborted. */
export const useSearchListings = (query: SearchQuery) =>
  useQuery({ ...searchQuery(query), placeholderData: keepPreviousData })
