import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { getFigures as contract } from '#shared/api/oversight.ts'
import { call } from '#web/api/client.ts'

const figuresQuery = (days: number) =>
  queryOptions({
    queryKey: ['account', 'admin', 'figures', days],
    // Another period takes the place of the one in sight, not of an empty page.
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call<typeof contract>('GET /api/admin/figures', { query: { days }, signal }),
  })

/** What happened on the marketplace on each of the last so many days, 7 to 90. */
export const useFigures = (days: number) => useQuery(figuresQuery(days))
