import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getPreferences as contract } from '#shared/api/preferences.ts'
import { call } from '#web/api/client.ts'

export const preferencesQuery = queryOptions({
  queryKey: ['account', 'preferences'],
  queryFn: ({ signal }) => call<typeof contract>('GET /api/user/preferences', { signal }),
})

/** What the user is mailed and texted about, and in which language. */
export const usePreferences = () => useQuery(preferencesQuery)
