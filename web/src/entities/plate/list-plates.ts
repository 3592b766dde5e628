import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Answer } from '#shared/api/contract.ts'
import type { listPlates } from '#shared/api/plates.ts'
import { call } from '#web/api/client.ts'
import type { PlateSearch } from '#web/entities/plate/plate-search.ts'
import { plateAddressOf, plateFilterParams, plateSortParams } from '#web/entities/plate/query-codec.ts'

export type FoundPlates = Answer<typeof listPlates>

const platesQuery = (search: PlateSearch) =>
  queryOptions({
    queryKey: ['plates', 'search', plateAddressOf(search)],
    queryFn: ({ signal }) =>
      call<typeof listPlates>('GET /api/number-plates', {
        query: {
          ...Object.fromEntries([...plateFilterParams(search), ...plateSortParams(search)]),
          page: search.page,
          limit: search.limit,
        },
        signal,
      }),
  })

/** The plates that match. The last answer stays, as `isPlaceholderData`, until the next is here; what nobody waits for any more is aborted. */
export const usePlates = (search: PlateSearch) =>
  useQuery({ ...platesQuery(search), placeholderData: keepPreviousData })
