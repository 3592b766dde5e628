import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getPreferences } from '#shared/api/preferences.ts'
import { call } from '#web/api/client.ts'

export const preferencesQuery = queryOptions({
  queryKey: ['account', 'preferences'],
  queryFn: ({ signal }) => call<typeof getPreferences>('GET /api/user/preferences', { signal }),
})

/** The user's choice of mail, text messages and language. */
export const usePreferences = () => useQuery(preferencesQuery)
