import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { listCards as contract } from '#shared/api/listings.ts'
import { call } from '#web/api/client.ts'

const cardsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['listings', 'cards', ...ids],
    queryFn: ({ signal }) => call<typeof contract>('GET /api/listings/cards', { query: { ids }, signal }),
    placeholderData: keepPreviousData,
  })

/** The cards of some cars by id, in that order, without those that are no longer public; until then, those there were. */
export const useCards = (ids: readonly string[]) => useQuery(cardsQuery(ids))
