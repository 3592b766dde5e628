import { queryOptions, useQuery } from '@tanstack/react-query'
import type { listConsents as contract } from '#shared/api/preferences.ts'
import { call } from '#web/api/client.ts'

const consentsQuery = queryOptions({
  queryKey: ['account', 'consents'],
  queryFn: ({ signal }) => call<typeof contract>('GET /api/user/consents', { signal }),
  // Preferences, saved searches and links in mails write lines too.
  staleTime: 0,
})

/** What the user agreed to and withdrew, newest first. */
export const useConsents = () => useQuery(consentsQuery)
