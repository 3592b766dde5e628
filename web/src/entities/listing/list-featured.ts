import { queryOptions, useQuery } from '@tanstack/react-query'
import type { listFeatured as contract } from '#shared/api/listings.ts'
import { call } from '#web/api/client.ts'

const featuredQuery = queryOptions({
  queryKey: ['listings', 'featured'],
  queryFn: ({ signal }) => call<typeof contract>('GET /api/listings/featured', { signal }),
})

/** The featured cars of the home page. */
export const useFeatured = () => useQuery(featuredQuery)
