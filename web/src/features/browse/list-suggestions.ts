import { useQuery } from '@tanstack/react-query'
import type { listSuggestions } from '#shared/api/search.ts'
import { call } from '#web/api/client.ts'

/** What a text may be the beginning of; nothing is asked for an empty one. What nobody waits for any more is aborted. */
export const useSuggestions = (text: string) =>
  useQuery({
    queryKey: ['search', 'suggestions', text],
    queryFn: async ({ signal }) =>
      (await call<typeof listSuggestions>('GET /api/search/suggestions', { query: { q: text }, signal }))
        .suggestions,
    enabled: text !== '',
  })
