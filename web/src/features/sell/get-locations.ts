import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getLocations as contract } from '#shared/api/config.ts'
import { call } from '#web/api/client.ts'

const locationsQuery = queryOptions({
  queryKey: ['config', 'locations'],
  queryFn: ({ signal }) => call<typeof contract>('GET /api/config/locations', { signal }),
})

/** Cities by country code, with their Arabic names. */
export const useLocations = () => useQuery(locationsQuery)
