import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { searchListings as contract } from '#shared/api/listings.ts'
import { call } from '#web/api/client.ts'
import { addressOf, filterParams } from '../query-codec.ts'
import type { SearchQuery } from '../search-query.ts'

const searchQuery = (query: SearchQuery) => {
  const { page, limit, sortBy, sortOrder } = query
  return queryOptions({
    queryKey: ['listings', 'search', addressOf(query)],
    queryFn: ({ signal }) =>
      call<typeof contract>('GET /api/listings', {
        query: { ...Object.fromEntries(filterParams(query)), page, limit, sortBy, sortOrder },
        signal,
      }),
  })
}

/** The cars that match. The last answer stays, as `isPlaceholderData`, until the next is here; what nobody waits for any more is aborted. */
export const useSearchListings = (query: SearchQuery) =>
  useQuery({ ...searchQuery(query), placeholderData: keepPreviousData })
